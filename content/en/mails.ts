/** What we write ourselves: to the team about a lead, and to the visitor that it arrived. */
export const mails = {
  sales: {
    subject: "New message from {name}",
    heading: "A visitor wrote to us",
    intro: "Reply to this email to write back to them.",
    fields: {
      name: "Name",
      email: "Email",
      facility: "Organization",
      role: "Role",
      subject: "Subject",
      message: "Message",
      form: "Sent from",
      received: "Received",
      consent: "Agreed to",
      lead: "Lead",
    },
    forms: { landing: "Landing page", contact: "Contact page", call: "Voice call" },
  },
  receipt: {
    subject: "We received your message",
    heading: "Thank you for writing to us",
    paragraphs: [
      "Your message reached us. A person will read it and write back to this address.",
      "Please don’t send names, room numbers or health details of residents by email.",
    ],
    notYou:
      "If you didn’t write to us, someone typed your address by mistake. Ignore this email, or reply to it and we’ll " +
      "erase your address.",
    signature: "The {product} team",
  },
  confirm: {
    subject: "Your code for the {product} demo: {code}",
    heading: "Your code is {code}",
    paragraphs: [
      "Type it on the demo page, and we’ll send the report you asked for to this address.",
      "The code is good for 15 minutes.",
    ],
    notYou: "If you didn’t ask for a code, ignore this email. Without the code, we won’t write again.",
  },
} as const;
