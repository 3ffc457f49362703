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
    notYou:
      "Si usted no nos escribió, alguien puso su dirección por error. Ignore este correo, o respóndalo y " +
      "borraremos su dirección.",
    signature: "El equipo de {product}",
  },
  confirm: {
    subject: "Su código para la demostración de {product}: {code}",
    heading: "Su código es {code}",
    paragraphs: [
      "Escríbalo en la página de la demostración y le enviaremos a esta dirección el reporte que pidió.",
      "El código sirve durante 15 minutos.",
    ],
    notYou: "Si usted no lo pidió, puede ignorar este correo: sin el código no recibirá ningún otro correo.",
  },
};
