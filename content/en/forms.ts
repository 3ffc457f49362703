import { product } from "../product.ts";

/** Keys of `fields` are the names sent to the server. */
export const forms = {
  landing: {
    label: "Request More Information",
    fields: {
      "first-name": { label: "First name", placeholder: "Ana" },
      "last-name": { label: "Last name", placeholder: "Rivera" },
      email: { label: "Work Email", placeholder: "ana@example.com" },
      facility: { label: "Organization", placeholder: "Maple Court" },
      message: {
        label: "Message",
        placeholder: "How many beds, and what takes the most time today?",
      },
    },
    submit: "Send Request",
    submitting: "Submitting...",
    success: { title: "Success!", text: "Your request has been submitted. We'll be in touch soon." },
    failed: { title: "Submission Failed", text: "Please try again later." },
    unreachable: {
      title: "Submission Error",
      text: "Could not connect to the server. Please try again later.",
    },
  },
  contact: {
    label: "Send us a message",
    fields: {
      name: { label: "Name", placeholder: "Ana Rivera" },
      email: { label: "Email", placeholder: "ana@example.com" },
      subject: { label: "Subject", placeholder: "A demo for our night shift" },
      message: { label: "Message", placeholder: "What would you like to know or see?" },
    },
    submit: "Send Message",
    submitting: "Submitting...",
    success: {
      title: "Message sent",
      text: "Thank you. Your message reached us, and a person will write back to the address you gave.",
    },
    failed: { title: "Not sent", text: "Something went wrong. Please try again later." },
    unreachable: { title: "Not sent", text: "Failed to connect to the server. Please try again later." },
  },
  hints: {
    promise: "We use what you send to answer you and follow up, and we don’t sell it.",
    noResidentData: "Please leave out names, room numbers and health details of residents.",
    requiredMark: "Fields marked * are required.",
    trap: "Leave this field empty",
  },
  consent: {
    version: "2026-11-16-en",
    text:
      "When you send this, we keep what you wrote for up to 24 months to answer you and follow up. We don’t sell " +
      "it, and you can ask us to erase it at any time.",
    link: { label: "Privacy Policy", to: "privacy" },
  },
  problems: {
    summary: "Please check the marked fields. Nothing has been sent yet.",
    required: "Please fill in this field.",
    "too-long": "Please keep this to {max} characters or fewer.",
    "not-an-email": "Please enter an email address, like ana@example.com.",
    "control-characters": "This text has hidden characters we cannot accept. Please type it again.",
  },
  /** Sent by the server as `message`, one for each way it can answer. */
  answers: {
    kept: "Your request has been submitted. We'll be in touch soon.",
    invalid: "Some fields need another look.",
    malformed: "We could not read this request.",
    tooLarge: "This message is too long for us to accept.",
    wrongType: "We cannot read this kind of request.",
    tooMany: "That was a lot of messages in a short time. Please wait {minutes} min and try again.",
    crossSite: "This form can only be sent from our own site.",
    notKept: "We could not save your message just now. Please try again in a few minutes.",
  },
  thanks: {
    title: `Thank you | ${product.name}`,
    description: "Your message has reached us, and a person will read it and write back to you.",
    heading: "Thank you",
    text: "Your message reached us. A person will read it and write back to the address you gave.",
    next: {
      heading: "What happens next",
      items: [
        {
          title: "A receipt",
          text: "A short email says that your message arrived. If it doesn’t come, look in your spam folder.",
        },
        {
          title: "An answer from a person",
          text: "Someone on our team reads it and writes back, with times to choose from if you asked for a demo.",
        },
        {
          title: "Your incident, live",
          text: "In the demo we walk through the kind of event that costs you the most time, with made-up names.",
        },
      ],
    },
    meanwhile: "While you wait, try it yourself: no account, nothing to install.",
    again: "Write another message",
    talk: { label: "Try AI Assistant", to: "talk" },
    home: { label: "Back to home", to: "landing" },
  },
  again: {
    title: `Please check your message | ${product.name}`,
    heading: "One more look",
    text: "Nothing has been sent yet. Your words are kept below.",
  },
} as const;
