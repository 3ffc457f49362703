import type { error as en } from "../en/error.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";

export const error: Translation<typeof en> = {
  title: `Error inesperado | ${product.name}`,
  description: "Algo salió mal de nuestro lado al preparar esta página. Por favor intente en un momento.",
  heading: "¡Error inesperado de la aplicación!",
  text: "Algo salió mal de nuestro lado. Quedó registrado. Por favor intente de nuevo.",
  retry: "Intentar de nuevo",
  home: { label: "Volver al inicio", to: "landing" },
  contact: { label: "Contáctenos", to: "contact" },
};
