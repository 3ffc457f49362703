import type { NewLead } from "../new-lead.ts";

export const ana: NewLead = {
  form: "landing",
  language: "en",
  name: "Ana Rivera",
  firstName: "Ana",
  lastName: "Rivera",
  email: "Ana@Example.com",
  facility: "Maple Court",
  role: "",
  subject: "",
  message: "Forty beds. ¿Cuándo? 👩🏽‍⚕️",
  consentVersion: "v1",
};
