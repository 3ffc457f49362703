import type { accuracy as en } from "../en/accuracy.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";

export const accuracy: Translation<typeof en> = {
  title: `Precisión: cómo la medimos | ${product.name}`,
  description:
    "Qué tan bien convierte el asistente lo hablado en reportes, cómo lo medimos, qué significa cada cifra y dónde " +
    "todavía falla.",
  heading: "La precisión, con el método al lado",
  text:
    "No mostramos un número sin su método. Aquí está lo que probamos, cómo lo calificamos y lo que todavía sale " +
    "mal.",
  measuredOn: "Medido el {date}",
  version: "Versión {version}",
  notMeasured: "Todavía sin medir",
  method: {
    heading: "Cómo probamos",
    items: [
      "Modelos de IA que no han visto ni nuestro programa ni nuestros ejemplos escriben lo que podría decir el " +
        "personal: reportes completos, frases a medias, emergencias en pocas palabras, charla, respuestas, " +
        "preguntas. No hay residentes ni nombres reales. Todo en inglés.",
      "Primero fijan la respuesta correcta: tipo, prioridad, campos y los valores que nunca deben aparecer.",
      "Cada grupo se califica una sola vez, la primera vez que el programa lo ve. Después puede enseñarle al " +
        "programa, así que nunca vuelve a mostrarse como resultado.",
      "Abajo están los últimos tres grupos. Debajo de cada cifra está su margen: con 30 líneas, un 90 puede ser " +
        "en realidad de 74 a 97.",
      "La prioridad, los pasos y los plazos salen de tablas fijas, no de la IA. La IA solo encuentra lo que se dijo.",
    ],
  },
  sets: {
    heading: "Los grupos de prueba",
    bar: "Meta",
    name: "Grupo {letter}",
    score: "{right} de {of}",
    range: "{low} a {high}",
    missed: "no llega a la meta",
  },
  figuresHeading: "Las cifras, por forma de hablar",
  talks: {
    plain: "Reportes sencillos",
    complicated: "Relatos complicados",
    none: "Nada que reportar",
    emergency: "Emergencias en pocas palabras",
    calm: "Palabras de alarma, sucesos tranquilos",
    name: "Nombres en una frase",
    followup: "Respuestas y correcciones",
    question: "Preguntas al asistente",
  },
  figures: {
    kind: { name: "Tipo correcto", meaning: "Caída, medicación, infección, conducta, denuncia o herida." },
    priority: { name: "Prioridad correcta", meaning: "Crítica, alta o de rutina." },
    f1: {
      name: "Campos correctos (F1)",
      meaning:
        "De los campos que llenamos, cuántos están bien, y de los que se dijeron, cuántos encontramos. 1.00 es " +
        "perfecto.",
    },
    f1Unpunctuated: {
      name: "Lo mismo sin puntuación",
      meaning: "Como lo escribe un programa que pasa la voz a texto.",
    },
    forbidden: {
      name: "Reportes con un dato equivocado",
      meaning: "Un valor que no debe estar, como la habitación de otro residente o un golpe en la cabeza que no hubo.",
    },
    criticalLower: { name: "Críticos subestimados", meaning: "El único número bueno es cero." },
    filed: {
      name: "Reportados de todos modos",
      meaning: "Un saludo, una pregunta o una nota de rutina se volvió reporte.",
    },
    alarmed: { name: "Marcados como críticos", meaning: "Lo mismo, con alarma." },
    critical: {
      name: "Marcados como críticos",
      meaning: "No respira, no aparece, se atraganta, una amenaza: hay que actuar ya.",
    },
    toldNothing: { name: "“No hay incidente”", meaning: "Nunca debe pasar en una emergencia." },
    calledCritical: {
      name: "Marcados como críticos",
      meaning: "Un suceso menor o sin daño recibió la prioridad más alta.",
    },
    name: { name: "Nombre del residente correcto", meaning: "Tal como se dijo." },
    wrongPerson: {
      name: "Otra persona en su lugar",
      meaning: "Una enfermera, una hija o un compañero tomado por el residente.",
    },
    whollyRight: {
      name: "Del todo correctas",
      meaning: "Cada valor esperado está, y ninguno que no deba estar.",
    },
    act: {
      name: "Entendidas como se dijeron",
      meaning: "Una respuesta como respuesta, una corrección como corrección.",
    },
    knownAsQuestion: {
      name: "Reconocidas como preguntas",
      meaning: "Para contestarlas en lugar de reportarlas.",
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
        "Desde su última palabra hasta el primer sonido de la respuesta. La mitad de las respuestas es más rápida " +
        "que la primera cifra, y 95 de cada 100 más rápidas que la segunda.",
    },
  },
  voice: {
    heading: "Cuando se dice en voz alta",
    text:
      "La voz suma sus propios errores. Un programa puede oír “we saw it” donde alguien dijo “nobody saw it”. Por " +
      "eso los datos que deciden la prioridad se repiten, o quedan marcados como sin confirmar.",
  },
  limits: {
    heading: "Límites conocidos",
    items: [
      "Los reportes de prueba son inventados. Los pasillos de verdad tienen más ruido, y las historias son más " +
        "largas. Espere cifras más bajas en su piso. Pruébelo allí primero.",
      "Por ahora solo en inglés. Un acento fuerte, hablar en voz muy baja o dos personas a la vez lo hacen menos " +
        "preciso.",
      "Puede confundir a dos residentes en una misma historia. Revise nombres y habitaciones.",
      "Una conversación larga puede confundirlo: una corrección sobre otra, otro residente en medio. Cambie usted " +
        "la línea en el reporte.",
      "Puede oír mal el nombre de un medicamento. Revise cada medicamento y cada dosis.",
      "Solo califica lo que se dice. Si nadie dice “anticoagulante”, puede preguntar, pero no lo sabe.",
      "Un peligro contado con palabras que nunca ha oído puede quedar con una prioridad muy baja, o pasar sin " +
        "notarse.",
      "Los límites de prioridad son nuestros y pecan de prudentes, así que algunos sucesos quedarán sobrestimados.",
    ],
  },
  failures: {
    heading: "En qué falló",
    text:
      "Las primeras líneas del grupo más reciente en que falló, en orden y sin escoger: lo que se dijo y lo que " +
      "salió mal.",
    said: "Se dijo",
    got: "Lo que salió mal",
    none: "Nada en el grupo más reciente.",
    more: "y {count} más; pídanoslas",
    outcomes: {
      leftOut: "Faltó: {fields}",
      notFiled: "No entendió que hubo un incidente",
      filed: "Hizo un reporte. Prioridad: {priority}",
      priority: "Prioridad: {priority}",
      kind: "Lo tomó por otro tipo de incidente",
      act: "Lo tomó por algo distinto de lo que se quiso decir",
    },
  },
  human: {
    heading: "Una persona revisa",
    text:
      "Cada reporte es un borrador. La enfermera lo lee, lo corrige y lo firma. Las palabras de donde salió quedan " +
      "al lado, así que cada línea se revisa de un vistazo.",
  },
  action: { label: "Pruébelo usted", to: "talk" },
};
