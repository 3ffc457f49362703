import { product } from "../product.ts";

export const notFound = {
  title: `Page not found | ${product.name}`,
  description: "This address leads nowhere on our site. The home page, the demo and the contact form are one tap away.",
  code: "404",
  heading: "Oops! Page not found",
  text: "This hallway ends here. The page may have moved, or the address has a typo.",
  home: { label: "Return to Home", to: "landing" },
  talk: { label: "Try AI Assistant", to: "talk" },
  contact: { label: "Contact us", to: "contact" },
} as const;
