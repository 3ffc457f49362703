import type { forms as en } from "../en/forms.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";

export const forms: Translation<typeof en> = {
  landing: {
    label: "Pida más información",
    fields: {
      "first-name": { label: "Nombre", placeholder: "Ana" },
      "last-name": { label: "Apellido", placeholder: "Rivera" },
      email: { label: "Correo del trabajo", placeholder: "ana@example.com" },
      facility: { label: "Organización", placeholder: "Maple Court" },
      message: {
        label: "Mensaje",
        placeholder: "¿Cuántas camas tienen, y qué les quita más tiempo hoy?",
      },
    },
    submit: "Enviar solicitud",
    submitting: "Enviando...",
    success: { title: "¡Listo!", text: "Recibimos su solicitud. Pronto nos pondremos en contacto." },
    failed: { title: "No se pudo enviar", text: "Por favor intente de nuevo más tarde." },
    unreachable: {
      title: "Error al enviar",
      text: "No se pudo conectar con el servidor. Por favor intente de nuevo más tarde.",
    },
  },
  contact: {
    label: "Escríbanos un mensaje",
    fields: {
      name: { label: "Nombre", placeholder: "Ana Rivera" },
      email: { label: "Correo electrónico", placeholder: "ana@example.com" },
      subject: { label: "Asunto", placeholder: "Una demostración para el turno de noche" },
      message: { label: "Mensaje", placeholder: "¿Qué le gustaría saber o ver?" },
    },
    submit: "Enviar mensaje",
    submitting: "Enviando...",
    success: {
      title: "Mensaje enviado",
      text: "Gracias. Ya tenemos su mensaje, y una persona le responderá a la dirección que nos dio.",
    },
    failed: { title: "No se envió", text: "Algo salió mal. Por favor intente de nuevo más tarde." },
    unreachable: {
      title: "No se envió",
      text: "No se pudo conectar con el servidor. Por favor intente de nuevo más tarde.",
    },
  },
  hints: {
    promise: "Usamos lo que envía para responderle y dar seguimiento, y no lo vendemos.",
    noResidentData: "Por favor no incluya nombres, números de habitación ni datos de salud de residentes.",
    requiredMark: "Los campos con * son obligatorios.",
    trap: "Deje este campo vacío",
  },
  consent: {
    version: "2026-11-16-es",
    text:
      "Al enviar, guardamos lo que escribió hasta por 24 meses para responderle y dar seguimiento. No lo vendemos, " +
      "y puede pedirnos que lo borremos en cualquier momento.",
    link: { label: "Política de privacidad", to: "privacy" },
  },
  problems: {
    summary: "Por favor revise los campos marcados. Todavía no se envió nada.",
    required: "Por favor llene este campo.",
    "too-long": "Por favor use {max} caracteres o menos.",
    "not-an-email": "Por favor escriba una dirección de correo, como ana@example.com.",
    "control-characters": "Este texto tiene caracteres ocultos que no podemos aceptar. Por favor escríbalo de nuevo.",
  },
  answers: {
    kept: "Recibimos su solicitud. Pronto nos pondremos en contacto.",
    invalid: "Hay campos que necesitan otra revisión.",
    malformed: "No pudimos leer esta solicitud.",
    tooLarge: "Este mensaje es demasiado largo para nosotros.",
    wrongType: "No podemos leer este tipo de solicitud.",
    tooMany: "Fueron muchos mensajes en poco tiempo. Por favor espere {minutes} min e intente de nuevo.",
    crossSite: "Este formulario solo se puede enviar desde nuestro propio sitio.",
    notKept: "No pudimos guardar su mensaje en este momento. Por favor intente en unos minutos.",
  },
  thanks: {
    title: `Gracias | ${product.name}`,
    description: "Su mensaje nos llegó. Una persona lo leerá y le responderá por correo.",
    heading: "Gracias",
    text: "Ya tenemos su mensaje. Una persona lo leerá y le responderá a la dirección que nos dio.",
    next: {
      heading: "Qué pasa después",
      items: [
        {
          title: "Un acuse de recibo",
          text: "Un correo breve dice que su mensaje llegó. Si no lo ve, busque en la carpeta de spam.",
        },
        {
          title: "La respuesta de una persona",
          text: "Alguien de nuestro equipo lo lee y le contesta, con horarios para elegir si pidió una demostración.",
        },
        {
          title: "Su incidente, en vivo",
          text: "En la demostración vemos el tipo de suceso que más tiempo le quita, con nombres inventados.",
        },
      ],
    },
    meanwhile: "Mientras tanto, pruébelo: sin cuenta y sin instalar nada.",
    again: "Escribir otro mensaje",
    talk: { label: "Probar el asistente", to: "talk" },
    home: { label: "Volver al inicio", to: "landing" },
  },
  again: {
    title: `Por favor revise su mensaje | ${product.name}`,
    heading: "Una revisión más",
    text: "Todavía no se envió nada. Sus palabras siguen abajo.",
  },
};
