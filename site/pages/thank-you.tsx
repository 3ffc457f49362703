import { ThankYou } from "../sections/thank-you.tsx";
import type { MakePage } from "./page.ts";

export const thankYouPage: MakePage = ({ forms }) => ({
  title: forms.thanks.title,
  description: forms.thanks.description,
  hidden: true,
  body: () => <ThankYou {...forms.thanks} />,
});
