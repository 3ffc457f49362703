import { NotFound } from "../sections/not-found.tsx";
import type { MakePage } from "./page.ts";

export const notFoundPage: MakePage = ({ notFound }) => ({
  title: notFound.title,
  description: notFound.description,
  body: () => <NotFound {...notFound} />,
});
