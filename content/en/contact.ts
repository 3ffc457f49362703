import { product } from "../product.ts";

export const contact = {
  title: `Contact us | ${product.name}`,
  description: `Ask a question or request a demo of ${product.name}. A person reads every message and writes back. Please leave out resident details.`,
  heading: "Talk with us",
  subtitle: "Ask a question, or ask for a demo with your own kind of incident. A person reads every message.",
  next: {
    heading: "What happens next",
    items: [
      {
        title: "We read it",
        text: "Your message goes to our team, and a short receipt goes to you.",
      },
      {
        title: "We write back",
        text: "You get an answer from a person, with times to choose from if you asked for a demo.",
      },
      {
        title: "You bring a real kind of night",
        text: "Pick the event that costs you the most time. We walk it through live, with made-up names.",
      },
      {
        title: "You decide",
        text: "No real resident data until a Business Associate Agreement is signed.",
      },
    ],
  },
  other: {
    heading: "Other ways",
    talk: {
      text: "See it work before you talk to anyone. No call with a salesperson.",
      label: "Try AI Assistant",
      to: "talk",
    },
    email: { text: "Rather write from your own mail?", label: "Email us" },
    privacy: { text: "Questions about data and the law?", label: "Read the Privacy FAQ", to: "privacyFaq" },
    howItWorks: { text: "Want the details first?", label: "See how it works", to: "howItWorks" },
  },
  notUrgent:
    "This form is not for emergencies or for reporting an incident. If someone is hurt, call 911 or your nurse first.",
} as const;
