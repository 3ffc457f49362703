import { product } from "../product.ts";

export const contact = {
  title: `Contact us | ${product.name}`,
  description:
    `Ask a question or request a demo of ${product.name}. A person reads every message and writes back. Please ` +
    "leave out resident details.",
  heading: "Talk with us",
  subtitle: "Bring us your hardest shift, or just a question. A person reads every message and writes back.",
  next: {
    heading: "What happens next",
    items: [
      { title: "We read it", text: "Your message goes to our team, and you get a short receipt by email." },
      {
        title: "We write back",
        text: "You get an answer from a person, with times to choose from if you asked for a demo.",
      },
      {
        title: "We walk through it together",
        text: "Pick the kind of event that costs you the most time. You’ll see it handled live, with made-up names.",
      },
      {
        title: "You decide",
        text: "No resident data changes hands until a Business Associate Agreement (BAA) is signed.",
      },
    ],
  },
  other: {
    heading: "Other ways to reach us",
    talk: {
      text: "Want to see it work before you talk to anyone?",
      label: "Try AI Assistant",
      to: "talk",
    },
    email: { text: "Prefer email?", label: "Email us" },
    privacy: { text: "Questions about data and the law?", label: "Read the Privacy FAQ", to: "privacyFaq" },
    howItWorks: { text: "Want the details first?", label: "See how it works", to: "howItWorks" },
  },
  notUrgent:
    "This form is not for emergencies or for reporting an incident. If someone is hurt, call 911 or your nurse first.",
} as const;
