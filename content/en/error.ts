import { product } from "../product.ts";

export const error = {
  title: `Unexpected error | ${product.name}`,
  description: "Something on our side went wrong while we made this page. Please try again in a moment.",
  heading: "Unexpected Application Error!",
  text: "Something went wrong on our side. It has been logged. Please try again.",
  retry: "Try again",
  home: { label: "Return to Home", to: "landing" },
  contact: { label: "Contact us", to: "contact" },
} as const;
