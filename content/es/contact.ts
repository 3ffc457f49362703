import type { contact as en } from "../en/contact.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";

export const contact: Translation<typeof en> = {
  title: `Contacto | ${product.name}`,
  description:
    `Haga una pregunta o pida una demostración de ${product.name}. Una persona lee cada mensaje y responde. No ` +
    "incluya datos de residentes.",
  heading: "Hable con nosotros",
  subtitle: "Tráiganos su turno más difícil, o solo una pregunta. Una persona lee cada mensaje y responde.",
  next: {
    heading: "Qué pasa después",
    items: [
      { title: "Lo leemos", text: "Su mensaje llega a nuestro equipo, y usted recibe un breve acuse de recibo." },
      {
        title: "Le respondemos",
        text: "Le contesta una persona, con horarios para elegir si pidió una demostración.",
      },
      {
        title: "Lo vemos juntos",
        text: "Elija el suceso que más tiempo le quita. Lo verá resuelto en vivo, con nombres inventados.",
      },
      {
        title: "Usted decide",
        text: "Ningún dato de residentes cambia de manos hasta firmar un Acuerdo de Asociado Comercial (BAA).",
      },
    ],
  },
  other: {
    heading: "Otras maneras de contactarnos",
    talk: {
      text: "¿Quiere verlo funcionar antes de hablar con alguien?",
      label: "Probar el asistente",
      to: "talk",
    },
    email: { text: "¿Prefiere el correo?", label: "Escríbanos" },
    privacy: {
      text: "¿Preguntas sobre los datos y la ley?",
      label: "Lea las preguntas de privacidad",
      to: "privacyFaq",
    },
    howItWorks: { text: "¿Quiere primero los detalles?", label: "Vea cómo funciona", to: "howItWorks" },
  },
  notUrgent:
    "Este formulario no es para emergencias ni para reportar un incidente. Si alguien está lastimado, llame " +
    "primero al 911 o a la enfermera.",
};
