import { product } from "../product.ts";

export const legal = {
  contents: "On this page",
  effectiveLabel: "Effective date",
  updatedLabel: "Last updated",
  effective: { date: "2025-03-13", text: "March 13, 2025" },
  updated: { date: "2025-03-13", text: "March 13, 2025" },
  contactFallback: "our contact page",
  print: "Print this page",
  questions: { text: "Looking for short answers?", label: "Read the Privacy FAQ", to: "privacyFaq" },
  languageNote: "If a translation differs, this English text controls.",
  privacy: {
    title: `Privacy Policy | ${product.name}`,
    description:
      `What ${product.name} collects on this website and in the demo call, why, how long it is kept, and how to ` +
      "have it erased.",
    heading: "Privacy Policy",
    text:
      `This policy is about the ${product.name} website, its demo call and its contact forms. “We” and “us” mean ` +
      `${product.legalEntity}, which runs it.`,
  },
  terms: {
    title: `Terms of Service | ${product.name}`,
    description:
      `The terms for using the ${product.name} website, demo and service: who may use it, fees, AI limits, ` +
      "liability and disputes.",
    heading: "Terms of Service",
    text:
      `These terms are an agreement between you and ${product.legalEntity}. “We” and “us” mean ` +
      `${product.legalEntity}.`,
  },
} as const;
