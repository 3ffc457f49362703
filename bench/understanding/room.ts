/** All of the room that a browser page may load, so that its weight can be measured. */
export { nextQuestion, questionText } from "../../assistant/converse/next-question.ts";
export { readBack } from "../../assistant/converse/read-back.ts";
export { factsSheet } from "../../assistant/sheets/facts-sheet.ts";
export { followUpSheet } from "../../assistant/sheets/follow-up-sheet.ts";
export { plainText, reportJson } from "../../assistant/sheets/plain-text.ts";
export { understand } from "../../assistant/understand/understand.ts";
