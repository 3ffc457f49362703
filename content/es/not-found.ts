import type { notFound as en } from "../en/not-found.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";

export const notFound: Translation<typeof en> = {
  title: `Página no encontrada | ${product.name}`,
  description: "Esta dirección no lleva a ninguna página. El inicio, la demostración y el contacto están a un toque.",
  code: "404",
  heading: "¡Vaya! Página no encontrada",
  text: "Este pasillo termina aquí. Puede que la página se haya movido, o que la dirección tenga un error.",
  home: { label: "Volver al inicio", to: "landing" },
  talk: { label: "Probar el asistente", to: "talk" },
  contact: { label: "Contacto", to: "contact" },
};
