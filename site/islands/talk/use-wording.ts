import { useEffect, useState } from "react";
import { assistant } from "../../../content/en/assistant.ts";
import type { Language } from "../../../content/words.ts";
import type { Wording } from "../../../sheets/sheet.ts";

/** What the report is written in. English comes with the script; Spanish is fetched when its page wakes. */
export function useWording(language: Language): Wording {
  const [wording, setWording] = useState<Wording>(assistant);
  useEffect(() => {
    if (language === "es") import("../../../content/es/assistant.ts").then((spanish) => setWording(spanish.assistant));
  }, [language]);
  return wording;
}
