import { ContactPageBody } from "../sections/contact-page.tsx";
import { leadFormProps } from "./lead-form-props.ts";
import type { MakePage } from "./page.ts";

export const contactPage: MakePage = (words, language) => ({
  title: words.contact.title,
  description: words.contact.description,
  body: (data) => <ContactPageBody {...words.contact} form={leadFormProps("contact", words, language, data.form)} />,
});
