import { product } from "../../content/product.ts";
import { demoAssistantId } from "../../contracts/call-numbers.ts";

/** Our own name for the demo's assistant, as its events carry it. */
export const demoAssistant = { id: demoAssistantId, name: `${product.name} documenter` } as const;
