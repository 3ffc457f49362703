import { product } from "../product.ts";

export const site = {
  header: {
    label: "Main",
    home: { label: `${product.name}, home`, to: "landing" },
    links: [
      { label: "Features", to: "landing", hash: "features" },
      { label: "Benefits", to: "landing", hash: "benefits" },
      {
        label: "QAPI Use Cases",
        to: "landing",
        hash: "qapi-use-cases",
        itemsLabel: "Show QAPI use cases",
        items: [
          { label: "Fall Incident Reporting", id: "fall-incident-reporting" },
          { label: "Medication Error Tracking", id: "medication-error-tracking" },
          { label: "Behavioral Monitoring", id: "behavioral-monitoring" },
          { label: "Infection Control", id: "infection-control" },
        ],
      },
      { label: "Contact", to: "landing", hash: "contact" },
    ],
    more: {
      label: "More",
      links: [
        { label: "How it works", to: "howItWorks" },
        { label: "Accuracy", to: "accuracy" },
      ],
    },
    talk: { label: "Try AI Assistant", to: "talk" },
    demo: { label: "Request Demo", to: "contact" },
    menu: { label: "Menu", open: "Open menu", close: "Close menu" },
    skip: "Skip to main content",
    language: { label: "Español", description: "Leer esta página en español" },
    theme: { label: "Theme", system: "System", light: "Light", dark: "Night shift" },
  },
  footer: {
    label: "Footer",
    text:
      `${product.tagline}. An AI documentation and quality assistant for nursing homes, assisted living, ` +
      "independent living and home care.",
    groups: [
      {
        id: "product",
        heading: "Product",
        links: [
          { label: "Features", to: "landing", hash: "features" },
          { label: "Benefits", to: "landing", hash: "benefits" },
          { label: "QAPI Use Cases", to: "landing", hash: "qapi-use-cases" },
          { label: "How it works", to: "howItWorks" },
          { label: "Accuracy", to: "accuracy" },
        ],
        placeholders: [],
      },
      {
        id: "help",
        heading: "Help",
        links: [
          { label: "Privacy FAQ", to: "privacyFaq" },
          { label: "Contact", to: "contact" },
        ],
        placeholders: [
          { id: "blog", label: "Blog" },
          { id: "support", label: "Support" },
        ],
      },
      {
        id: "legal",
        heading: "Legal",
        links: [
          { label: "Privacy Policy", to: "privacy" },
          { label: "Terms of Service", to: "terms" },
        ],
        placeholders: [],
      },
    ],
    social: {
      label: "Social media",
      items: [
        { id: "linkedin", icon: "linkedin", label: "LinkedIn" },
        { id: "x", icon: "x", label: "X" },
        { id: "youtube", icon: "youtube", label: "YouTube" },
      ],
    },
    comingSoon: "Coming soon",
    placeholder: "{label}: coming soon",
    copyright: `© {year} ${product.name}. All rights reserved.`,
    note: "Not medical or legal advice. Not an emergency service: if someone is hurt, call 911 or your nurse first.",
  },
  common: {
    home: "Home",
    onThisPage: "On this page",
    close: "Close",
    dismiss: "Dismiss",
    notification: "Notification",
    print: "Print",
    copy: "Copy",
    copied: "Copied",
    copyLink: "Copy a link to this question",
    search: "Search",
    required: "required",
    optional: "optional",
    comingSoon: "Coming soon",
    source: "Source",
    example: "Example with made-up names",
    priorities: { critical: "Critical", high: "High", routine: "Routine" },
  },
  abbreviations: [
    { id: "qapi", short: "QAPI", long: "quality assurance and performance improvement" },
    { id: "qaa", short: "QAA", long: "quality assessment and assurance" },
    { id: "f-tag", short: "F-tag", long: "the number a surveyor uses for a federal nursing home rule" },
    { id: "cms", short: "CMS", long: "Centers for Medicare & Medicaid Services" },
    { id: "don", short: "DON", long: "director of nursing" },
    { id: "ip", short: "IP", long: "infection preventionist" },
    { id: "mds", short: "MDS", long: "Minimum Data Set, the federal resident assessment" },
    { id: "baa", short: "BAA", long: "Business Associate Agreement" },
  ],
  notClaimed: {
    heading: "What we do not claim",
    text: "You’ll hear big promises about AI in care. Here’s what we won’t say.",
    items: [
      "We are not “HIPAA certified.” Nobody is, because the government certifies no product. We sign a Business " +
        "Associate Agreement.",
      "We are not approved or endorsed by CMS. CMS does not approve software like ours.",
      "We do not guarantee compliance or a clean survey. Reports are organized to support your F865 evidence.",
      "We do not prevent falls or errors, make a diagnosis, or replace a nurse’s judgment.",
      "We do not promise that a report is privileged. Facts are open to surveyors. Ask your counsel about the rest.",
      "We do not show a number without saying how it was measured.",
      "We show no badges, customer logos or quotes, because we have none yet that we can prove.",
    ],
    link: { label: "See how we measure accuracy", to: "accuracy" },
  },
} as const;
