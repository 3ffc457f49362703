import type { accuracy as en } from "../en/accuracy.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";

export const accuracy: Translation<typeof en> = {
  title: `Precisión: cómo la medimos | ${product.name}`,
  description:
    "Qué tan bien convierte el asistente lo hablado en reportes, cómo lo medimos, qué significa cada cifra y dónde todavía falla.",
  heading: "La precisión, con el método al lado",
  text: "No mostramos un número sin su método. Aquí está lo que probamos, cómo lo calificamos y lo que todavía sale mal.",
  measuredOn: "Medido el {date}",
  version: "Versión {version}",
  notMeasured: "Todavía sin medir",
  method: {
    heading: "Cómo probamos",
    items: [
      "Los reportes se escribieron para este proyecto, con las palabras de gente con prisa, en inglés. No hay residentes ni nombres reales.",
      "Para cada reporte se fija primero la respuesta correcta: tipo de incidente, prioridad, campos, pasos, siguiente pregunta, y los valores que nunca deben aparecer.",
      "Los grupos de prueba van por separado. Aquellos con los que ajustamos nos favorecen. Un grupo que los autores no han visto dice más, y cada tabla indica qué grupo muestra.",
      "Cada reporte se prueba tres veces: como está escrito, sin puntuación, y con cifras en lugar de números en palabras.",
      "El grupo de desarrollo corre cada vez que cambia el programa. Si una cifra baja de su límite, el cambio no sale.",
    ],
  },
  sets: {
    heading: "Los grupos de prueba",
    dev: "Grupo de desarrollo",
    own: "Grupo propio",
    heldOut: "Grupo reservado",
    difference: "Diferencia",
    bar: "Límite",
    reports: "{count} reportes",
    devHint: "Podemos verlos mientras construimos, así que el resultado es favorable.",
    heldOutHint: "No podemos verlos. Esta es la cifra en la que conviene confiar.",
  },
  figuresHeading: "Las cifras",
  figures: {
    criticalUnderRated: {
      name: "Reportes críticos calificados de menos",
      meaning:
        "Cuántos reportes que pedían actuar ya recibieron una prioridad menor. El único número bueno es cero.",
    },
    forbidden: {
      name: "Valores que no deben aparecer",
      meaning:
        "Cuántos reportes traían un valor que nadie dijo, como un golpe negado que quedó escrito como sí.",
    },
    category: {
      name: "Tipo de incidente correcto",
      meaning:
        "Cuántos reportes quedaron en el tipo correcto: caída, medicación, infección, conducta o herida.",
    },
    priority: {
      name: "Prioridad correcta",
      meaning: "Cuántos reportes recibieron el nivel correcto: crítico, alto o de rutina.",
    },
    fieldF1: {
      name: "Campos correctos (F1)",
      meaning:
        "Una nota para dos preguntas. De los campos que llenamos, ¿cuántos están bien? De los campos del reporte, ¿cuántos encontramos? 1.00 es perfecto.",
    },
    actionsRecall: {
      name: "Pasos necesarios encontrados",
      meaning: "De las acciones que corresponden al suceso, la parte que apareció en la lista.",
    },
    nextQuestion: {
      name: "Siguiente pregunta correcta",
      meaning: "Con qué frecuencia la primera pregunta fue la que más importaba.",
    },
    robustness: {
      name: "Igual sin puntuación, o con cifras",
      meaning: "Cuánto baja la nota de los campos cuando el texto parece habla sin editar.",
    },
    wordErrorRate: {
      name: "Tasa de error de palabras",
      meaning: "De 100 palabras dichas, cuántas se oyeron mal, faltaron o sobraron. Menos es mejor.",
    },
    factsHeard: {
      name: "Datos correctos desde la voz",
      meaning: "Campos correctos cuando el reporte se dice, junto al mismo reporte escrito.",
    },
    answerTime: {
      name: "Tiempo de respuesta",
      meaning:
        "Desde su última palabra hasta el primer sonido de la respuesta. La mitad de las respuestas es más rápida que la primera cifra, y 95 de cada 100 más rápidas que la segunda.",
    },
  },
  voice: {
    heading: "Cuando se dice en voz alta",
    text: "La voz suma sus propios errores. Un programa puede oír “we saw it” donde alguien dijo “nobody saw it”. Por eso los datos que deciden la prioridad se leen de vuelta, o quedan marcados como sin confirmar.",
  },
  limits: {
    heading: "Límites conocidos",
    items: [
      "Los reportes de prueba son inventados. Los pasillos de verdad tienen más ruido, y las historias son más largas. Espere cifras más bajas en su piso hasta que lo haya probado.",
      "Por ahora solo en inglés. Un acento fuerte, hablar en voz muy baja o dos personas a la vez bajan el resultado.",
      "Puede confundir a dos residentes en una misma historia. Revise nombres y cuartos.",
      "Puede oír mal el nombre de un medicamento. Revise cada medicamento y cada dosis.",
      "Solo califica lo que se dice. Si nadie dice “anticoagulante”, puede preguntar, pero no lo sabe.",
      "Un peligro contado con palabras que nunca ha oído puede quedar con prioridad muy baja. En 428 relatos críticos nuevos, difíciles a propósito, pasó 20 veces antes de aprender de ellos.",
      "Los límites de prioridad son nuestros. Van por el lado seguro, así que algunos sucesos quedarán marcados de más.",
    ],
  },
  failures: {
    heading: "Reportes en los que falló",
    text: "Ejemplos del grupo de desarrollo, con lo que esperábamos y lo que resultó.",
    said: "Se dijo",
    expected: "Se esperaba",
    got: "Resultó",
    none: "Ninguno en la última prueba de este grupo.",
  },
  human: {
    heading: "Una persona revisa",
    text: "Cada reporte es un borrador. Enfermería lo lee, lo corrige y lo firma. Las palabras de donde salió quedan al lado, así que cada línea se revisa de un vistazo.",
  },
  action: { label: "Pruébelo usted", to: "talk" },
};
