import type { howItWorks as en } from "../en/how-it-works.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";
import { crosswalk } from "./crosswalk.ts";

export const howItWorks: Translation<typeof en> = {
  title: `Cómo funciona | ${product.name}`,
  description:
    "Qué capta el asistente, qué pregunta, qué contiene el reporte, y qué F-tags y plazos van con cada tipo de " +
    "incidente.",
  heading: "Cómo funciona",
  text:
    "Siga un suceso desde el pasillo hasta la reunión QAPI. Vea qué se oye, qué se pregunta y qué queda en el " +
    "papel.",
  reviewed: {
    date: "2026-11-16",
    text:
      "Revisado el 16 de noviembre de 2026. Las reglas cambian. Confirme el texto actual con la agencia de su " +
      "estado o con su abogado.",
  },
  captured: {
    heading: "Qué se capta",
    text:
      "El personal puede hablar, escribir o pasar una nota. Con el servicio se pueden sumar los cambios de su " +
      "expediente electrónico. Funciona junto a ese expediente y no lo reemplaza. La demostración toma lo que " +
      "usted dice o escribe.",
    kinds: [
      {
        id: "fall",
        icon: "bed",
        title: "Caída",
        text:
          "Quién y dónde. Hora en que se encontró, y hora en que pasó si se sabe. Con o sin testigos. Qué hacía la " +
          "persona. Cabeza, anticoagulante, lesión, dolor, signos vitales. Zapatos, andador, frenos, timbre, piso, " +
          "última ida al baño. A quién se avisó, y cuándo.",
      },
      {
        id: "medication",
        icon: "pill",
        title: "Medicación",
        text:
          "Medicamento, dosis, vía y hora: lo ordenado y lo que se dio. Qué tipo de error. ¿Llegó al residente? " +
          "Síntomas, signos vitales, azúcar. Qué dijo el médico o la farmacia.",
      },
      {
        id: "infection",
        icon: "shield-plus",
        title: "Infección",
        text:
          "Síntomas, fecha de inicio, temperatura, prueba y resultado. Precauciones y desde cuándo. Compañeros de " +
          "habitación y de mesa. Otros con los mismos síntomas en el pasillo.",
      },
      {
        id: "behavior",
        icon: "door-open",
        title: "Conducta y salidas sin supervisión",
        text:
          "Qué pasó antes, qué se vio, qué ayudó. ¿Tocaron o lastimaron a alguien? En una salida: visto por " +
          "última vez, cuándo se notó, puerta, alarma, conteo, llamadas, hallazgo, regreso.",
      },
      {
        id: "wound",
        icon: "bandage",
        title: "Herida y piel",
        text:
          "Qué tipo, lugar exacto y lado, tamaño, secreción, olor, signos de infección, dolor. Nueva o ya presente " +
          "al ingreso. Causa, si se sabe. La etapa la pone la enfermera.",
      },
    ],
  },
  asked: {
    heading: "Qué se pregunta",
    text:
      "Primero escucha. Después hace una pregunta corta a la vez, cinco como máximo. La primera es la que podría " +
      "cambiar la prioridad o iniciar un plazo legal.",
    rules: [
      "“No sé” es una respuesta completa. Queda escrito que no se sabe.",
      "Nunca pregunta “¿Por qué hizo eso?”. Los reportes dicen qué pasó, no quién tiene la culpa.",
      "Si alguien reporta maltrato, no exige detalles. Dice que proteja a la persona y avise ya al administrador.",
      "Si alguien habla de hacerse daño, dice que se quede con la persona, llame a la enfermera y llame o mande un " +
        "texto al 988.",
      "Al final repite los datos principales. Usted puede cambiar cualquiera.",
    ],
    examplesHeading: "Preguntas que puede oír (hoy, en inglés)",
    examples: [
      "¿Se pegó en la cabeza, o no lo sabe?",
      "¿Toma un anticoagulante, como Eliquis o warfarina?",
      "¿Cuánto se ordenó y cuánto se dio?",
      "¿Cuándo y dónde se le vio por última vez?",
      "¿Alguien más con los mismos síntomas?",
    ],
  },
  holds: {
    heading: "Qué contiene el reporte",
    text: "Hecho para que la enfermera lo revise línea por línea.",
    items: [
      {
        icon: "quote",
        title: "Datos con sus palabras",
        text: "Cada dato señala las palabras de donde salió. Si la persona lo corrige, el dato anterior queda tachado.",
      },
      {
        icon: "circle-dashed",
        title: "Lo vacío queda vacío",
        text:
          "Si nadie lo dijo, el campo queda vacío. Si alguien dijo que no lo sabe, así queda escrito. Está hecho " +
          "para no adivinar, y aun así puede equivocarse: revise cada línea.",
      },
      {
        icon: "flag",
        title: "Una prioridad con su razón",
        text: "Crítica, alta o de rutina, siempre con la razón en palabras. Es una sugerencia. Decide la enfermera.",
      },
      {
        icon: "list-checks",
        title: "Pasos a seguir",
        text: "Cada uno con responsable y plazo. Los plazos sin una regla detrás dicen “sugerido”.",
      },
      {
        icon: "timer",
        title: "Plazos de reporte",
        text: "Para hogares de ancianos: 2 horas, 24 horas y 5 días hábiles, con la regla al lado.",
      },
      {
        icon: "files",
        title: "Una hoja para cada uso",
        text:
          "“Hechos del incidente” para lo que pasó, “Hoja de seguimiento QAA” para el análisis y una hoja SBAR " +
          "para llamar al médico. Se imprimen por separado.",
      },
    ],
    sheetsNote:
      "¿Por qué no una sola hoja? Los hechos de un incidente no son privilegiados, y los inspectores pueden " +
      "verlos. La opinión y el análisis van en los archivos del comité QAA (evaluación y garantía de calidad). No " +
      "prometemos que ninguna hoja esté protegida. Pregunte a su abogado.",
  },
  priorities: {
    heading: "Cómo se fija la prioridad",
    text: "Con reglas escritas, no por corazonada. Gana la razón más grave, y una regla solo puede subir el nivel.",
    levels: [
      {
        level: "critical",
        word: "Crítica",
        meaning: "Actuar ahora. Avisar al momento a un responsable.",
        examples:
          "Golpe en la cabeza con anticoagulante, posible fractura, dificultad para respirar, residente " +
          "extraviado, maltrato visto o reportado, demasiada insulina.",
      },
      {
        level: "high",
        word: "Alta",
        meaning: "Una enfermera o un médico lo ve en este turno.",
        examples:
          "Caída sin testigos, caída con dolor, conteo de narcóticos que no cuadra, dos personas con los mismos " +
          "síntomas, nueva lesión abierta por presión.",
      },
      {
        level: "routine",
        word: "De rutina",
        meaning: "Anotarlo y llevarlo a la próxima reunión de turno.",
        examples: "Casi error, solo primeros auxilios, piel intacta, conducta redirigida sin contacto.",
      },
    ],
    note: "Los límites son nuestros y pecan de prudentes. Primero están la norma de su centro y su enfermera.",
  },
  qapi: {
    heading: "La regla QAPI en breve",
    text:
      "QAPI es garantía de calidad y mejora del desempeño. La regla es 42 CFR 483.75. Obliga a todo hogar de " +
      "ancianos en Medicare o Medicaid.",
    tags: [
      {
        tag: "F865",
        title: "El programa y el plan",
        text:
          "Tener un programa QAPI basado en datos. Mostrar el plan, y la prueba de que funciona, cuando un " +
          "inspector lo pida.",
      },
      {
        tag: "F867",
        title: "Datos, eventos adversos, proyectos",
        text:
          "Seguir y estudiar los eventos adversos, fijar prioridades, hacer al menos un proyecto al año y ver si " +
          "las mejoras se mantienen. Aquí es donde más sirven su registro de incidentes y sus tendencias.",
      },
      {
        tag: "F868",
        title: "El comité QAA",
        text:
          "La dirección de enfermería, el director médico o quien lo represente, prevención de infecciones y al " +
          "menos otros tres miembros del personal, uno de ellos directivo, se reúnen al menos cada trimestre.",
      },
    ],
    nearMiss:
      "Los casi errores cuentan. Para CMS, un evento adverso incluye el riesgo de lesión grave, no solo la lesión.",
    surveyorsHeading: "Lo que suelen pedir los inspectores",
    surveyors: [
      "El plan QAPI y las hojas de asistencia",
      "Eventos adversos con causa, acción, medida y prueba de que la mejora se mantuvo",
      "Un registro de incidentes con fecha, hora, tipo, lugar, acción y avisos",
    ],
  },
  crosswalk,
  clocks: {
    heading: "Plazos de reporte",
    text: "Plazos federales para hogares de ancianos. Su estado puede exigir más.",
    columns: { what: "Qué", limit: "Cuándo", who: "Quién reporta", toWhom: "A quién", rule: "Regla" },
    note:
      `${product.name} muestra el plazo. No presenta nada. Reportar le toca a su equipo. Después de una caída, el ` +
      "plan de cuidado se actualiza pronto; la regla federal no dice un número de horas.",
  },
  steps: {
    heading: "Pasos por tipo y lugar",
    text:
      "Lo que el asistente sugiere para un ejemplo de cada tipo. De las mismas tablas salen la hoja y la " +
      "respuesta hablada.",
    show: "Ver los pasos por lugar",
    settings: ["Hogar de ancianos", "Vida asistida", "Vida independiente", "Cuidado en el hogar"],
    told: {
      fall: "Una caída que nadie vio, con golpe en la cabeza.",
      medication: "Se dio demasiada insulina.",
      infection: "Tres personas con vómito en un mismo pasillo.",
      behavior_elopement: "Salió solo del edificio y lo trajeron de vuelta.",
      wound: "Una nueva lesión por presión en etapa 2.",
      allegation: "Una residente dice que una auxiliar la abofeteó.",
      condition: "Señales de derrame cerebral.",
    },
    note: "Ley: una regla publicada. Guía: consejo de una autoridad. Sugerencia nuestra: decide la enfermera.",
  },
  settings: {
    heading: "¿No es un hogar de ancianos?",
    text:
      "Los F-tags, el MDS y los plazos federales de hogares de ancianos no se aplican a usted. Se aplican las " +
      "reglas de su estado. El asistente deja fuera los F-tags y usa las palabras de su centro.",
    items: [
      {
        id: "assisted_living",
        title: "Vida asistida",
        text:
          "La licencia estatal fija las reglas. En Maryland, por ejemplo, el personal tiene 24 horas para " +
          "escribirlo desde que lo sabe. El reporte dice la hora, el lugar, quién estaba, qué hizo el personal y " +
          "a quién se avisó. Usted lleva un plan de servicio, no un plan de cuidado.",
      },
      {
        id: "independent_living",
        title: "Vida independiente",
        text:
          "Las reglas cambian de un estado a otro. Un registro claro ayuda cuando pregunta una familia, una " +
          "aseguradora o el estado.",
      },
      {
        id: "home_care",
        title: "Cuidado en el hogar",
        text:
          "La atención de salud en el hogar de Medicare tiene su propia regla QAPI, 42 CFR 484.65. El cuidado que " +
          "no es médico sigue reglas estatales. La oficina o la enfermera de la agencia toma el lugar de la " +
          "enfermera a cargo.",
      },
    ],
  },
  why: {
    heading: "Por qué importa",
    items: [
      {
        figure: "43%",
        text:
          "de las caídas con lesión grave y hospitalización faltaba en el MDS, según una revisión federal (julio de " +
          "2022 a junio de 2023).",
        source: "Oficina del Inspector General de HHS, OEI-05-24-00180, septiembre de 2025",
      },
      {
        figure: "1 de 3",
        text:
          "estancias de Medicare en enfermería especializada tuvo un evento adverso o un daño temporal. Los " +
          "médicos que las revisaron consideraron prevenible el 59% de los sucesos.",
        source: "Oficina del Inspector General de HHS, OEI-06-11-00370, 2014 (estancias de 2011 de 35 días o menos)",
      },
      {
        figure: "4",
        text:
          "razones que dieron enfermeras en un estudio para no reportar: el tiempo, la tecnología, el temor a ser " +
          "culpadas y la falta de respuesta.",
        source: "Prang y un coautor, 2014, en AHRQ PSNet",
      },
    ],
  },
  sourcesHeading: "Fuentes",
  sources: [
    {
      id: "cfr-483-75",
      label: "42 CFR 483.75, QAPI",
      href: "https://www.ecfr.gov/current/title-42/section-483.75",
    },
    {
      id: "cfr-483-12",
      label: "42 CFR 483.12, protección contra maltrato, negligencia y explotación",
      href: "https://www.ecfr.gov/current/title-42/section-483.12",
    },
    {
      id: "cfr-483-10",
      label: "42 CFR 483.10, derechos del residente",
      href: "https://www.ecfr.gov/current/title-42/section-483.10",
    },
    {
      id: "cfr-483-21",
      label: "42 CFR 483.21, planes de cuidado",
      href: "https://www.ecfr.gov/current/title-42/section-483.21",
    },
    {
      id: "cfr-483-24",
      label: "42 CFR 483.24, calidad de vida",
      href: "https://www.ecfr.gov/current/title-42/section-483.24",
    },
    {
      id: "cfr-483-25",
      label: "42 CFR 483.25, calidad del cuidado",
      href: "https://www.ecfr.gov/current/title-42/section-483.25",
    },
    {
      id: "cfr-483-40",
      label: "42 CFR 483.40, servicios de salud conductual",
      href: "https://www.ecfr.gov/current/title-42/section-483.40",
    },
    {
      id: "cfr-483-45",
      label: "42 CFR 483.45, servicios de farmacia",
      href: "https://www.ecfr.gov/current/title-42/section-483.45",
    },
    {
      id: "cfr-483-80",
      label: "42 CFR 483.80, control de infecciones",
      href: "https://www.ecfr.gov/current/title-42/section-483.80",
    },
    {
      id: "cfr-484-65",
      label: "42 CFR 484.65, QAPI de salud en el hogar",
      href: "https://www.ecfr.gov/current/title-42/section-484.65",
    },
    {
      id: "ssa-1150b",
      label: "Ley del Seguro Social, sección 1150B",
      href: "https://www.ssa.gov/OP_Home/ssact/title11/1150B.htm",
    },
    {
      id: "som-pp",
      label: "CMS State Operations Manual, Appendix PP (QSO-25-14-NH, vigente desde el 28 de abril de 2025)",
      href: "https://www.cms.gov/Regulations-and-Guidance/Guidance/Manuals/downloads/som107ap_pp_guidelines_ltcf.pdf",
    },
    {
      id: "rai",
      label: "CMS RAI Manual, versión 1.20.1, octubre de 2025",
      href: "https://www.cms.gov/medicare/quality/nursing-home-improvement/resident-assessment-instrument-manual",
    },
    {
      id: "oregon",
      label: "Autoridad de Salud de Oregón, brotes en centros de cuidado prolongado",
      href:
        "https://www.oregon.gov/oha/PH/DISEASESCONDITIONS/COMMUNICABLEDISEASE/OUTBREAKS/" +
        "GASTROENTERITIS/Pages/gastro.aspx",
    },
    {
      id: "maryland",
      label: "Maryland COMAR 10.07.14, programas de vida asistida",
      href: "https://www.law.cornell.edu/regulations/maryland/title-10/part-1/subtitle-07/chapter-10.07.14",
    },
  ],
  action: { label: "Probar el asistente", to: "talk" },
};
