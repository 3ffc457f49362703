import type { legal as en } from "../en/legal.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";

export const legal: Translation<typeof en> = {
  contents: "En esta página",
  effectiveLabel: "Vigente desde",
  updatedLabel: "Última actualización",
  effective: { date: "2025-03-13", text: "13 de marzo de 2025" },
  updated: { date: "2025-03-13", text: "13 de marzo de 2025" },
  contactFallback: "nuestra página de contacto",
  print: "Imprimir esta página",
  questions: {
    text: "¿Busca respuestas cortas?",
    label: "Lea las preguntas de privacidad",
    to: "privacyFaq",
  },
  languageNote: "Este es un resumen. Rige el texto en inglés.",
  privacy: {
    title: `Política de privacidad | ${product.name}`,
    description:
      `Resumen en español: qué datos reúne ${product.name} en este sitio y en la demostración, por qué, por cuánto ` +
      "tiempo y cómo borrarlos.",
    heading: "Política de privacidad: resumen",
    text:
      `Este resumen trata del sitio de ${product.name}, su llamada de demostración y sus formularios. “Nosotros” ` +
      `quiere decir ${product.legalEntity}, que lo opera.`,
  },
  terms: {
    title: `Términos de servicio | ${product.name}`,
    description:
      `Resumen en español de los términos de ${product.name}: quién puede usarlo, pagos, límites de la IA, ` +
      "responsabilidad y disputas.",
    heading: "Términos de servicio: resumen",
    text:
      `Estos términos son un acuerdo entre usted y ${product.legalEntity}. “Nosotros” quiere decir ` +
      `${product.legalEntity}.`,
  },
};
