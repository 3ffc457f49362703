import type { landing as en } from "../en/landing.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";
import { benefitPictures, featurePictures } from "./pictures.ts";

export const landing: Translation<typeof en> = {
  title: `${product.name} | Menos papeleo, más cuidado`,
  description:
    "Cuente lo que pasó. Reciba un reporte claro, una alerta de prioridad y los pasos a seguir. Asistente QAPI con " +
    "IA para hogares de ancianos.",
  hero: {
    badge: "Asistente QAPI con IA",
    heading: "Convierta incidentes en mejoras. Automáticamente.",
    text:
      "Una caída a las dos y diez. Una dosis que faltó. Tos en tres habitaciones. Su personal cuenta lo que pasó, " +
      `en una nota de voz o en la reunión de turno. ${product.name} redacta el reporte, marca lo que no puede ` +
      "esperar y anota quién hace qué.",
    demo: { label: "Pedir una demostración", to: "contact" },
    useCases: { label: "Ver casos de uso QAPI", to: "landing", hash: "use-cases" },
    tryIt: { label: "O pruébelo ahora mismo", to: "talk", note: "Sin cuenta y sin instalar nada." },
    highlights: [
      {
        icon: "mic",
        title: "Documentación rápida",
        text: "Apártese y hable un minuto, con todo fresco en la memoria. El formulario se llena con lo que dijo.",
      },
      {
        icon: "quote",
        title: "Resultados precisos",
        text:
          "Hecho para no adivinar: cada dato muestra las palabras de donde salió, y la enfermera revisa cada línea " +
          "antes de firmar.",
      },
      {
        icon: "heart-handshake",
        title: "Centrado en el cuidado",
        text:
          "Los reportes dicen qué pasó, no a quién culpar. Y una hora menos en el escritorio es una hora más en la " +
          "habitación.",
      },
    ],
    picture: {
      description:
        "Ejemplo con nombres inventados, traducido del inglés. Una auxiliar (CNA) dice: acabo de encontrar a la " +
        "señora R en el piso, junto a la cama, habitación dos catorce, a las dos y diez, nadie lo vio, no sé si se " +
        "pegó en la cabeza, toma Eliquis. Las palabras se vuelven un reporte de caída: señora R, habitación 214, " +
        "encontrada a las 2:10 a. m. en el piso junto a la cama, sin testigos, golpe en la cabeza: no se sabe, " +
        "anticoagulante: sí. Queda con prioridad crítica: posible golpe en la cabeza y anticoagulante. Siguen tres " +
        "pasos, cada uno con responsable y plazo.",
      replay: "Ver otra vez",
      spokenBy: "Nota de voz, auxiliar de noche (traducida)",
      spokenAt: "2:14 a. m.",
      spoken: [
        { text: "Acabo de encontrar a " },
        { text: "la señora R", mark: "who" },
        { text: " en el piso, " },
        { text: "junto a la cama", mark: "place" },
        { text: ", " },
        { text: "habitación dos catorce", mark: "room" },
        { text: ", " },
        { text: "a las dos y diez", mark: "time" },
        { text: ", " },
        { text: "nadie lo vio", mark: "witness" },
        { text: ", " },
        { text: "no sé si se pegó en la cabeza", mark: "head" },
        { text: ", " },
        { text: "toma Eliquis", mark: "thinner" },
        { text: "…" },
      ],
      report: {
        title: "Reporte de caída",
        category: "fall",
        rows: [
          { label: "Residente", value: "Sra. R", from: "who" },
          { label: "Habitación", value: "214", from: "room" },
          { label: "Encontrada", value: "2:10 a. m.", from: "time" },
          { label: "Lugar", value: "Piso, junto a la cama", from: "place" },
          { label: "Con testigos", value: "No", from: "witness" },
          { label: "Golpe en la cabeza", value: "No se sabe", from: "head" },
          { label: "Anticoagulante", value: "Sí: Eliquis", from: "thinner" },
        ],
        flag: {
          level: "critical",
          word: "Crítica",
          reason: "posible golpe en la cabeza + anticoagulante",
        },
        followUpsHeading: "Pasos a seguir",
        followUps: [
          {
            text: "Evaluar antes de mover, controles neurológicos",
            role: "Enfermera a cargo",
            due: "Ahora",
          },
          { text: "Llamar al médico y a la familia", role: "Enfermera", due: "Ahora" },
          { text: "Reunión breve después de la caída", role: "Equipo", due: "Este turno" },
        ],
        note: "Sugerencia. Decide la enfermera.",
      },
    },
  },
  features: {
    heading: "Lo que se dice en el pasillo llega al reporte",
    text:
      "QAPI es garantía de calidad y mejora del desempeño: las reglas federales exigen a los hogares de ancianos " +
      "que encuentren problemas, los corrijan y lo demuestren. Un F-tag es el número que un inspector escribe " +
      "junto a una regla, y F865 es el del programa QAPI. La regla está clara. Pero los hechos viven en los " +
      "pasillos y en las reuniones de turno, y los formularios, en un escritorio.",
    cards: [
      {
        icon: "bell-ring",
        title: "No pase por alto un incidente crítico",
        text:
          "Caídas, errores de medicación, infecciones, conducta, heridas: lo que no puede esperar se marca al " +
          "momento y se avisa a los responsables, con la razón en palabras sencillas. Una alerta depende de lo " +
          "que se dijo, así que la enfermera siempre lee cada reporte.",
      },
      {
        icon: "radar",
        title: "Adelántese a los riesgos",
        text:
          "Dos casos de vómito en un pasillo. Tres caídas antes del desayuno. Los sucesos pequeños forman un " +
          "patrón, y usted lo ve a tiempo para actuar. Qué significa, eso lo dice su equipo.",
      },
      {
        icon: "clipboard-check",
        title: "Cumplimiento sin tropiezos",
        text:
          "Cada reporte tiene lo que buscan los inspectores: fecha, hora, lugar, qué se hizo y a quién se avisó. " +
          "Los reportes quedan listos para una auditoría y apoyan su evidencia de F865: los hechos en una hoja, " +
          "el análisis de su comité en otra. Su equipo decide y presenta.",
      },
      {
        icon: "clock",
        title: "Más tiempo para cuidar",
        text:
          "Nadie debería copiar la misma caída en tres formularios después de un turno doble. Dígalo una vez, " +
          "revíselo y siga cuidando.",
      },
    ],
    pictures: featurePictures,
    steps: {
      heading: "Del incidente a la mejora en tres pasos",
      items: [
        {
          title: "Captar",
          text:
            "Recibe una nota de voz, una reunión de turno o, si se configura, cambios en su expediente. Después " +
            "pregunta solo lo que falta.",
        },
        {
          title: "Clasificar",
          text:
            "Clasifica el suceso, sugiere prioridad y dice por qué. “No sé” es una buena respuesta, y así queda " +
            "escrita.",
        },
        {
          title: "Asignar y seguir",
          text: "Cada paso tiene un responsable y un plazo, y queda a la vista hasta que alguien lo cierra.",
        },
        {
          title: "Analizar y mejorar",
          text:
            "En la reunión QAPI usted ve las caídas por hora, pasillo y causa. Elige qué corregir, y semanas " +
            "después ve si la mejora se mantuvo.",
        },
      ],
    },
    samples: {
      heading: "Lo que ve su equipo",
      note: "Ejemplos con nombres inventados.",
      scope:
        "La demostración de este sitio redacta un reporte a la vez: hechos, alerta, pasos y tres hojas para " +
        "imprimir. Los avisos, las listas de casos, las tendencias, la carpeta de la reunión y los cambios del " +
        "expediente se apoyan en sus propios reportes, así que vienen con el servicio y se configuran con usted.",
      flagged: {
        title: "Incidente QAPI marcado",
        icon: "triangle-alert",
        level: "high",
        word: "Alta",
        reason: "Dos residentes, mismos síntomas, mismo pasillo, en 72 horas",
        quote: "…es la segunda persona con vómito en el pasillo este desde ayer…",
        rows: [
          { label: "Tipo", value: "Infección, posible grupo de casos" },
          { label: "Dónde", value: "Pasillo este, habitaciones 108 y 112" },
          { label: "Se dijo en", value: "Reunión de la mañana, 6:50 a. m." },
          { label: "Se avisó a", value: "Prevención de infecciones, 6:52 a. m." },
        ],
        note: "Rige la regla de brotes de su estado.",
      },
      report: {
        title: "Reporte conforme a CMS F865",
        icon: "file-check",
        text:
          "Organizado para apoyar su evidencia de F865. CMS no aprueba programas, y ningún reporte puede prometer " +
          "el resultado de una inspección.",
        rows: [
          { label: "Suceso", value: "Caída sin testigos" },
          { label: "Cuándo y dónde", value: "Encontrada 2:10 a. m., habitación 214, junto a la cama" },
          {
            label: "Atención",
            value: "Evaluación por RN 2:20 a. m., controles neurológicos iniciados",
          },
          { label: "Avisos", value: "Médico 2:25 a. m., hija 2:40 a. m., DON 2:45 a. m." },
          { label: "F-tags a revisar", value: "F689, F580, F657" },
          { label: "Enlace con QAPI", value: "Caídas de noche: va a la próxima reunión QAA" },
        ],
        note: "Los hechos en una hoja. El análisis QAA en otra.",
      },
      followUps: {
        title: "Acciones de seguimiento",
        icon: "list-checks",
        items: [
          {
            text: "Controles neurológicos iniciados",
            role: "Enfermera a cargo",
            due: "Ahora",
            done: true,
          },
          { text: "Médico y familia avisados", role: "Enfermera", due: "Ahora", done: true },
          {
            text: "Reunión breve después de la caída",
            role: "Equipo",
            due: "Este turno",
            done: false,
          },
          {
            text: "Actualizar el plan de cuidado",
            role: "Enfermera MDS",
            due: "72 horas, sugerido",
            done: false,
          },
          { text: "Evaluación de terapia", role: "Terapia", due: "72 horas, sugerido", done: false },
        ],
        doneLabel: "Hecho",
        openLabel: "Pendiente",
        note: "Pasos sugeridos. Manda la norma de su centro.",
      },
    },
  },
  benefits: {
    heading: "Mejores turnos. Menos sorpresas en la inspección.",
    text:
      "Un reporte claro ayuda al residente esta noche. Cien, uno junto a otro, ayudan a todo el centro. Es para " +
      "quienes comparten ese trabajo: enfermeras, auxiliares y enfermeras de control de infecciones, dirección de " +
      "enfermería, administradores y líderes clínicos, equipos QAPI y equipos interdisciplinarios.",
    items: [
      {
        icon: "shield-check",
        title: "Reduzca el riesgo de incumplimiento",
        text:
          "Los plazos de 2 y 24 horas aparecen con la regla que los exige. Después puede mostrar qué supo, cuándo " +
          "lo supo y qué hizo.",
      },
      {
        icon: "trending-up",
        title: "Impulse la mejora de la calidad",
        text:
          "Lleve cifras reales a la reunión QAPI en lugar de una pila de papeles. Elija un proyecto, actúe y " +
          "compruebe que la mejora se mantiene.",
      },
      {
        icon: "feather",
        title: "Elimine la carga administrativa",
        text:
          "El personal cuenta la historia una vez. El asistente de documentación transcribe el audio, lo resume en " +
          "notas estructuradas, señala caídas y cambios de medicación y enumera lo que sigue.",
      },
      {
        icon: "users",
        title: "Mejore la responsabilidad del equipo",
        text:
          "Cada paso tiene responsable y plazo, y nada se pierde en una carpeta. Da seguimiento al trabajo, no " +
          "califica a nadie.",
      },
    ],
    pictures: benefitPictures,
    calculator: {
      heading: "¿Cuánto tiempo de escritorio podría recuperar?",
      text: "Ponga sus propios números. La cuenta está a la vista y lo que escriba no sale de esta página.",
      reports: { label: "Reportes de incidentes al mes", value: 40 },
      minutesToday: { label: "Minutos por reporte hoy", value: 10 },
      minutesWithUs: { label: `Minutos por reporte con ${product.name}`, value: 5 },
      formulaLabel: "La fórmula",
      formula: "reportes × (minutos hoy − minutos con nosotros) ÷ 60 = horas al mes",
      result: "Unas {hours} horas al mes de vuelta para cuidar",
      noResult: "Con estos números no se ahorran horas.",
      invalid: "Por favor escriba números de cero en adelante.",
      sourceLabel: "De dónde salen los números",
      source:
        "Diez minutos: un sistema de hospitales, UTMB Health, registró 10.3 minutos por reporte en su propio " +
        "programa, antes 14.6 (boletín interno, 30 de mayo de 2023). Es un hospital, no un hogar de ancianos, y es " +
        "la única cifra pública que hallamos. Cinco minutos es solo un punto de partida, no un resultado: mida un " +
        "reporte en nuestra demostración y escriba lo que le dé.",
    },
  },
  useCases: {
    heading: "Casos de uso QAPI, de la vida real",
    text: "Cuatro tipos de sucesos que todo centro conoce. ¿Cuál le quita el sueño?",
    filter: { label: "Mostrar", all: "Todos" },
    categories: [
      { id: "resident-safety", label: "Seguridad del residente" },
      { id: "medication", label: "Medicación" },
      { id: "infection", label: "Infección" },
      { id: "reporting-deadlines", label: "Plazos de reporte" },
    ],
    labels: { challenge: "Reto", solution: "Solución", outcome: "Resultado" },
    cards: [
      {
        id: "fall-incident-reporting",
        categories: ["resident-safety"],
        icon: "bed",
        title: "Reporte y seguimiento de caídas",
        description: "De encontrarla en el piso a un plan de cuidado al día.",
        scenario:
          "Dos de la mañana, una enfermera para todo el pasillo. Una auxiliar (CNA) encuentra a una residente en " +
          "el piso, y nadie vio la caída. El formulario espera hasta las seis, y para entonces nadie recuerda la " +
          "hora ni los zapatos.",
        solution:
          "La auxiliar llama a la enfermera y luego cuenta lo que vio. El asistente pregunta las dos cosas que " +
          "cambian la noche: ¿se pegó en la cabeza?, ¿toma anticoagulante? Después marca la caída y anota los " +
          "controles neurológicos, las llamadas y la reunión breve.",
        outcome:
          "Los hechos quedan por escrito en el mismo turno, el plan de cuidado se revisa y el equipo QAPI ve las " +
          "caídas por hora, lugar y causa.",
      },
      {
        id: "medication-error-tracking",
        categories: ["medication"],
        icon: "pill",
        title: "Seguimiento de errores de medicación",
        description: "Dosis, hora o persona equivocada, o un casi error.",
        scenario:
          "Una enfermera ve que la insulina de la noche se dio dos veces. Teme que la culpen, el formulario es " +
          "largo, y los casi errores nunca se reportan. Así, la misma confusión vuelve al mes siguiente.",
        solution:
          "Ella dice qué se ordenó y qué se dio. El asistente marca al momento los medicamentos de alto riesgo, " +
          "anota controles y llamadas, y si la dosis llegó al residente. Sugiere una categoría de daño. Una " +
          "persona la confirma.",
        outcome:
          "Los casi errores también cuentan. La dirección de enfermería y farmacia ven qué medicamento, qué ronda " +
          "y qué paso se repiten.",
      },
      {
        id: "behavioral-monitoring",
        categories: ["resident-safety", "reporting-deadlines"],
        icon: "door-open",
        title: "Conducta y salidas sin supervisión",
        description: "Qué pasó antes, qué pasó, qué ayudó.",
        scenario:
          "Un residente con demencia sale por la puerta lateral en el cambio de turno. Después todos preguntan lo " +
          "mismo. ¿Cuándo se le vio por última vez? ¿Sonó la alarma? ¿A quién se llamó, y cuándo?",
        solution:
          "El asistente pregunta cuándo se le vio, la puerta, la alarma y el conteo de residentes, una pregunta " +
          "corta a la vez. Ante posible maltrato o lesión grave, muestra el plazo de 2 horas y dice que avise ya " +
          "al administrador.",
        outcome:
          "Una cronología sólida, en palabras de quienes estuvieron ahí. Con las semanas aparecen los detonantes, " +
          "como ruido, dolor o un medicamento nuevo, y el plan se ajusta a la persona.",
      },
      {
        id: "infection-control",
        categories: ["infection", "reporting-deadlines"],
        icon: "shield-plus",
        title: "Control de infecciones y prevención de brotes",
        description: "Ver el segundo caso cuando todavía es solo el segundo.",
        scenario:
          "Lunes, tos en el 108. Martes, fiebre en el 112. Cada caso está en las notas de otra enfermera, y " +
          "prevención de infecciones se entera el jueves. Para entonces ya son cinco.",
        solution:
          "Síntomas, fecha de inicio, prueba y precauciones van a una sola lista conforme el personal los " +
          "menciona. Dos con los mismos signos en un pasillo activan una alerta, con un aviso para que revise la " +
          "regla de brotes de su estado.",
        outcome:
          "Prevención de infecciones recibe la lista en el mismo turno, con tiempo para actuar. El registro está " +
          "listo para la reunión y para el departamento de salud.",
      },
    ],
    announce: {
      filtered: "{label}: coinciden {count} de 4 casos de uso.",
      highlighted: "{title} resaltado.",
      cleared: "Se muestran todos los casos de uso.",
    },
    invite: "¿Cuál de estos pasó en su centro el mes pasado? Le mostramos uno parecido, con nombres inventados.",
    action: { label: "Pedir demostración", to: "contact" },
  },
  contact: {
    heading: "Pida más información",
    text: "Cuéntenos de su centro. Una persona lee cada mensaje y le responde.",
    bullets: [
      "Una demostración con un incidente como los suyos, no con diapositivas",
      "Respuestas claras sobre el precio, el contrato y cómo cancelarlo",
      "Cómo funciona junto a su expediente electrónico y sus normas",
      "Un acuerdo BAA firmado antes de ver cualquier dato de residentes",
    ],
    demo: { label: "Pedir una demostración", to: "contact" },
    talk: { label: "Probar el asistente", to: "talk" },
  },
};
