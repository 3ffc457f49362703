import type { mails as en } from "../en/mails.ts";
import type { Translation } from "../translation.ts";

export const mails: Translation<typeof en> = {
  sales: {
    subject: "Mensaje nuevo de {name}",
    heading: "Un visitante nos escribió",
    intro: "Responda a este correo para escribirle.",
    fields: {
      name: "Nombre",
      email: "Correo",
      facility: "Organización",
      role: "Cargo",
      subject: "Asunto",
      message: "Mensaje",
      form: "Enviado desde",
      received: "Recibido",
      consent: "Aceptó",
      lead: "Registro",
    },
    forms: { landing: "Página de inicio", contact: "Página de contacto", call: "Llamada de voz" },
  },
  receipt: {
    subject: "Recibimos su mensaje",
    heading: "Gracias por escribirnos",
    paragraphs: [
      "Ya tenemos su mensaje. Una persona lo leerá y le responderá a esta dirección.",
      "Por favor no envíe por correo nombres, números de habitación ni datos de salud de los residentes.",
    ],
    notYou: "Si usted no nos escribió, puede ignorar este correo: no usamos su dirección para nada más.",
    signature: "El equipo de {product}",
  },
};
