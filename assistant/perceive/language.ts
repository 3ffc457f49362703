import { setOf, type Word } from "./words.ts";

/** Small words of Spanish that English has not, and the first words somebody says who speaks it. */
const spanish = setOf(`el la los las un una unos unas del al que es está esta estaba fue se le lo les su sus mi yo
  ella usted ustedes por para con sin pero como cuando donde porque muy más también ya aquí ahora y o en de hola
  gracias ayuda favor señor señora cayó caída habitación cuarto enfermera medicina buenos buenas días tardes noches
  habla español necesito quiero tiene hay hubo sí qué cómo dónde quién residente`);
/** Also English, or names: they count only beside others. */
const both = setOf("lo le su sus ya la los las el es al un mi o a y de en me se no he que");

export function spokenLanguage(words: readonly Word[]): "en" | "es" {
  const counted = words.filter(({ text }) => spanish.has(text));
  const sure = counted.filter(({ text }) => !both.has(text));
  if (sure.length === 0) return counted.length >= 3 && counted.length / words.length > 0.4 ? "es" : "en";
  return counted.length / words.length >= 0.3 ? "es" : "en";
}
