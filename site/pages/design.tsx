import { PageHeading } from "../sections/page-heading.tsx";
import type { MakePage } from "./page.ts";

export const designPage: MakePage = () => ({
  title: "Design",
  description: "Every piece of the design, in one place, while developing.",
  body: () => <PageHeading heading="Design" text="Every piece in one place." />,
});
