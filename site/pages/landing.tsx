import { Benefits } from "../sections/benefits.tsx";
import { ContactSection } from "../sections/contact-section.tsx";
import { Features } from "../sections/features.tsx";
import { Hero } from "../sections/hero.tsx";
import { UseCases } from "../sections/use-cases.tsx";
import { leadFormProps } from "./lead-form-props.ts";
import type { MakePage } from "./page.ts";

export const landingPage: MakePage = (words, language) => {
  const { landing } = words;
  return {
    title: landing.title,
    description: landing.description,
    styles: "landing",
    body: (data) => (
      <>
        <Hero {...landing.hero} />
        <Features {...landing.features} />
        <Benefits {...landing.benefits} />
        <UseCases {...landing.useCases} />
        <ContactSection {...landing.contact} form={leadFormProps("landing", words, language, data.form)} />
      </>
    ),
  };
};
