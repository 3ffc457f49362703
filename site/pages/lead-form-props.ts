import type { Words } from "../../content/words.ts";
import type { FormName } from "../../contracts/lead-forms.ts";
import { type Language, pathOf } from "../../contracts/paths.ts";
import type { LeadFormProps } from "../islands/lead-form.tsx";
import type { PageData } from "./page.ts";

export function leadFormProps(
  form: FormName,
  { forms }: Words,
  language: Language,
  returned: PageData["form"],
): LeadFormProps {
  return {
    form,
    words: {
      form: forms[form],
      hints: forms.hints,
      consent: forms.consent,
      problems: forms.problems,
      thanks: forms.thanks,
    },
    privacyPath: pathOf("privacy", language),
    talkPath: pathOf("talk", language),
    ...returned,
  };
}
