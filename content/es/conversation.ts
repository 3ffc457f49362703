/** What the assistant says in Spanish. */
export const conversation = {
  englishOnly: [
    "Por ahora solo entiendo inglés y no he anotado nada: en una emergencia llame al 911; si no, cuéntemelo en inglés.",
    "Lo siento, todavía no entiendo español: en una emergencia llame al 911; si no, use la página de contacto.",
  ],
} as const;
