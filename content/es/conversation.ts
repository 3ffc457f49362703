/** What the assistant says in Spanish. */
export const conversation = {
  englishOnly: [
    "Por ahora solo entiendo inglés, así que no he anotado nada; si puede, cuéntemelo en inglés.",
    "Lo siento, todavía no entiendo español y no he anotado nada; puede escribirnos en la página de contacto.",
  ],
} as const;
