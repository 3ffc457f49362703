import type { ContactForm, LandingForm } from "../../contracts/lead-forms.ts";

/** What a visitor told us, whichever way they came. */
export type NewLead = {
  form: "landing" | "contact" | "call";
  language: "en" | "es";
  name: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  facility: string;
  role: string;
  subject: string;
  message: string;
  consentVersion: string;
};

type Consent = Pick<NewLead, "language" | "consentVersion">;

export function leadFromLandingForm(values: LandingForm, consent: Consent): NewLead {
  return {
    form: "landing",
    ...consent,
    name: `${values["first-name"]} ${values["last-name"]}`,
    firstName: values["first-name"],
    lastName: values["last-name"],
    email: values.email,
    facility: values.facility,
    role: values.role,
    subject: "",
    message: values.message,
  };
}

export function leadFromContactForm(values: ContactForm, consent: Consent): NewLead {
  return {
    form: "contact",
    ...consent,
    name: values.name,
    firstName: null,
    lastName: null,
    email: values.email,
    facility: "",
    role: "",
    subject: values.subject,
    message: values.message,
  };
}

export function leadFromCall(email: string, consent: Consent): NewLead {
  return {
    form: "call",
    ...consent,
    name: email,
    firstName: null,
    lastName: null,
    email,
    facility: "",
    role: "",
    subject: "",
    message: "",
  };
}

/** One spelling per mailbox, so that a person is found whatever case they typed. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}
