import { placeholders } from "../../contracts/built-site.ts";
import { ErrorScreen } from "../sections/error-screen.tsx";
import type { MakePage } from "./page.ts";

/** Made at build time with a placeholder for the error's text, so that showing it needs no rendering at all. */
export const errorPage: MakePage = ({ error }) => ({
  title: error.title,
  description: error.description,
  body: () => (
    <ErrorScreen heading={error.heading} text={placeholders.error} home={error.home} contact={error.contact} />
  ),
});
