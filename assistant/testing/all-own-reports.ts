import { freshReports } from "./fresh-reports.ts";
import { harderReports } from "./harder-reports.ts";
import type { LabelledReport } from "./labelled-report.ts";
import { ownReports } from "./own-reports.ts";
import { plainReports } from "./plain-reports.ts";
import { eighthRound } from "./rounds/eighth.ts";
import { eleventhRound } from "./rounds/eleventh.ts";
import { fourteenthRound } from "./rounds/fourteenth.ts";
import { fourthStrangersRound } from "./rounds/fourth-strangers.ts";
import { fourthStrangersAgainRound } from "./rounds/fourth-strangers-again.ts";
import { ninthRound } from "./rounds/ninth.ts";
import { relationsRound } from "./rounds/relations.ts";
import { safetyRound } from "./rounds/safety.ts";
import { safetyAgainRound } from "./rounds/safety-again.ts";
import { secondStrangersRound } from "./rounds/second-strangers.ts";
import { seventhRound } from "./rounds/seventh.ts";
import { seventhStrangersRound } from "./rounds/seventh-strangers.ts";
import { seventhStrangersAgainRound } from "./rounds/seventh-strangers-again.ts";
import { sixthStrangersRound } from "./rounds/sixth-strangers.ts";
import { sixthStrangersAgainRound } from "./rounds/sixth-strangers-again.ts";
import { skinAndDoorsRound } from "./rounds/skin-and-doors.ts";
import { strangersRound } from "./rounds/strangers.ts";
import { tenthRound } from "./rounds/tenth.ts";
import { thirdStrangersRound } from "./rounds/third-strangers.ts";
import { thirdStrangersAgainRound } from "./rounds/third-strangers-again.ts";
import { thirteenthRound } from "./rounds/thirteenth.ts";
import { twelfthRound } from "./rounds/twelfth.ts";

/** Every report of our own, those written before the rules and those of each round after. */
export const allOwnReports: LabelledReport[] = [
  ...ownReports,
  ...freshReports,
  ...harderReports,
  ...plainReports,
  ...seventhRound,
  ...eighthRound,
  ...ninthRound,
  ...tenthRound,
  ...eleventhRound,
  ...twelfthRound,
  ...thirteenthRound,
  ...fourteenthRound,
  ...strangersRound,
  ...relationsRound,
  ...secondStrangersRound,
  ...skinAndDoorsRound,
  ...thirdStrangersRound,
  ...thirdStrangersAgainRound,
  ...fourthStrangersRound,
  ...fourthStrangersAgainRound,
  ...safetyRound,
  ...safetyAgainRound,
  ...sixthStrangersRound,
  ...sixthStrangersAgainRound,
  ...seventhStrangersRound,
  ...seventhStrangersAgainRound,
];
