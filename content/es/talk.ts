import type { talk as en } from "../en/talk.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";
import { help } from "./microphone-help.ts";

export const talk: Translation<typeof en> = {
  title: `${product.name}: registro para el cuidado en el hogar`,
  description:
    "Cuente a un asistente con IA un incidente inventado, por voz o por escrito, y vea cómo se llena el reporte. " +
    "No hace falta micrófono.",
  heading: `${product.name}: registro interactivo para el cuidado en el hogar`,
  text:
    "Diga o escriba lo que pasó, con sus propias palabras. El asistente hace unas pocas preguntas cortas, y el " +
    "reporte se va llenando.",
  back: { label: "Volver al inicio", to: "landing" },
  contactUs: { label: "Contáctenos", to: "landing", hash: "contact" },
  demoNote: {
    heading: "Esto es una demostración",
    text: "Por favor use nombres inventados. No ponga datos reales de residentes.",
    emergency: "Si alguien está lastimado ahora, llame primero al 911 o a la enfermera.",
    mistakes: "Usted habla con una IA. Puede equivocarse. Revise cada línea antes de usarla.",
  },
  email: {
    label: "Su correo",
    placeholder: "ana@example.com",
    hint:
      "Solo para hablar. Lo usamos para mandarle el reporte si lo pide, y para dar seguimiento a esta " +
      "demostración.",
    invalid: "Por favor escriba una dirección de correo válida",
    valid: "¡El correo es válido! Ya puede empezar la conversación.",
  },
  button: {
    idle: `Hablar con ${product.name}`,
    connecting: "Conectando...",
    active: "Llamada en curso...",
    endHint: "Toque para terminar la llamada",
    disabledHint: "Para hablar hace falta su correo. Para escribir, nada.",
  },
  consent: {
    version: "2026-11-16-es",
    heading: "Antes de escuchar",
    text:
      "Cuando empiece, esta página escucha por su micrófono y convierte su voz en texto. Guardamos el texto y el " +
      "reporte 30 días. Nunca guardamos el sonido. Si se oye a otras personas, pídales permiso primero.",
    hosted:
      "{provider}, un servicio de voz externo, oye esta llamada y la convierte en texto para nosotros. Hemos " +
      "desactivado su grabación.",
    recorded:
      "Cuando empiece, esta página escucha por su micrófono. {provider}, un servicio de voz externo, convierte su " +
      "voz en texto y puede grabar la llamada con sonido e imagen. Su navegador le pregunta antes de encender la " +
      "cámara. Puede decir que no y hablar de todos modos. Guardamos el texto y el reporte 30 días. Si se oye o se " +
      "ve a otras personas, pídales permiso primero.",
    link: { label: "Política de privacidad", to: "privacy" },
  },
  examples: {
    heading: "Pruebe un caso inventado (en inglés)",
    use: "Usar este ejemplo",
    items: [
      {
        id: "fall",
        label: "Una caída de noche",
        text:
          "I just found Mrs. R on the floor by the bed, room two fourteen, ten after two. Nobody saw it. I don’t " +
          "know if she hit her head. She’s on Eliquis.",
      },
      {
        id: "medication",
        label: "Una dosis doble",
        text:
          "Mr. Sample got his evening insulin twice, ten units and then ten again, around six. He says he feels " +
          "shaky. I told the nurse right away.",
      },
      {
        id: "infection",
        label: "Mismos síntomas, mismo pasillo",
        text:
          "Two people on the east hall have been throwing up since last night, rooms one oh eight and one twelve. " +
          "Both are staying in their rooms.",
      },
      {
        id: "elopement",
        label: "Salió por la puerta lateral",
        text:
          "Mr. Doe went out the side door at shift change. Last seen at ten to three in the dining room. We found " +
          "him in the parking lot at three oh five. He’s fine.",
      },
      {
        id: "wound",
        label: "Una zona adolorida, en casa",
        text:
          "I’m at Mrs. Example’s house. There’s a new red spot on her tailbone, about an inch wide. The skin isn’t " +
          "broken, and it doesn’t turn white when I press.",
      },
    ],
  },
  microphone: {
    heading: "Pruebe su micrófono",
    start: "Probar mi micrófono",
    stop: "Terminar la prueba",
    asking: "Su navegador pide permiso para el micrófono. Por favor elija Permitir.",
    speak: "Diga unas palabras…",
    heard: "Se le oye bien.",
    quiet: "Se oye muy poco. Acérquese, o elija otro micrófono.",
    denied: "El micrófono está bloqueado. Puede escribir, o ver la ayuda abajo.",
    missing: "No encontramos un micrófono. Puede escribir.",
    inUse: "Otra aplicación usa el micrófono. Ciérrela, o escriba.",
    levelLabel: "Nivel de voz",
    local: "La prueba se queda en su navegador. No se envía nada.",
  },
  states: {
    label: "Estado de la llamada",
    idle: "Cuando usted quiera",
    connecting: "Conectando",
    listening: "Escuchando",
    thinking: "Pensando",
    speaking: "Hablando",
    muted: "En silencio",
    ended: "Llamada terminada",
    noMicrophone: "Sin micrófono",
    blocked: "Micrófono bloqueado",
    busy: "Líneas ocupadas",
    reconnecting: "Conectando de nuevo",
  },
  controls: {
    label: "Controles de la llamada",
    mute: "Silenciar",
    unmute: "Activar el micrófono",
    muted: "Su micrófono está en silencio. El asistente no le oye.",
    interrupt: "Puede interrumpirlo. Se calla al momento.",
    tapForSound: "Toque para activar el sonido",
    devices: "Micrófono y altavoz",
    microphone: "Micrófono",
    speaker: "Altavoz",
    systemDefault: "El del sistema",
    unnamedDevice: "Aparato {number}",
  },
  captions: {
    heading: "Conversación",
    you: "Usted",
    assistant: product.name,
    face: "Imagen del asistente mientras habla. Sus palabras están en la conversación.",
    empty: "Aquí aparecerá su conversación.",
    hearing: "Oyendo…",
    interrupted: "se detuvo cuando usted habló",
    typed: "escrito",
    sending: "enviando…",
    notSent: "sin enviar",
    sendAgain: "Enviar otra vez",
    latest: "Ir a lo último",
  },
  typed: {
    label: "Escriba un mensaje",
    placeholder: "Escriba en inglés",
    answer: "Su respuesta, en inglés",
    send: "Enviar",
    dictate: "Dictar en inglés, en este aparato",
    dictating: "Escuchando en este aparato. Toque para parar",
    hint: "Envíe con Enter. No hace falta correo.",
  },
  notices: {
    preparing: "La voz todavía se está cargando de nuestro lado. Puede empezar por escrito.",
    typingOnly: "La voz no está disponible ahora. Todo funciona por escrito.",
    busy: "Todas las líneas están ocupadas. Puede escribir, o intentar en unos minutos.",
    tooMany: "Fueron muchas llamadas en poco tiempo. Puede escribir.",
    cameraOn: "Su cámara está encendida. Esta llamada se graba con su imagen.",
    almostOver: "Queda un minuto de esta llamada de demostración.",
    timeLimit: "Las llamadas de demostración terminan a los cinco minutos. Su reporte está aquí.",
    reconnecting: "Se cortó la conexión. Intentando de nuevo…",
    lost: "Se perdió la conexión. Sus palabras y su reporte siguen aquí. Escriba para continuar.",
    unreachable: "No pudimos llegar a nuestro servidor. Sus palabras siguen aquí.",
    refused: "Fue demasiado de una vez. Sus palabras están otra vez en el cuadro. Envíelas en un minuto, o por partes.",
    micDenied: "Su navegador bloquea el micrófono en esta página. Permítalo como se muestra aquí, o escriba.",
    micMissing: "No encontramos un micrófono. Conecte uno y presione el botón otra vez, o escriba.",
    micInUse: "Otra aplicación usa el micrófono. Ciérrela y presione el botón otra vez, o escriba.",
    unsupported: "Este navegador no puede hacer llamadas. Pruebe Chrome, Edge, Safari o Firefox al día, o escriba.",
    failed: "La llamada no empezó. Presione el botón otra vez, o escriba.",
    silence: "La llamada terminó porque no se oía nada. Puede escribir, o empezar de nuevo.",
    englishOnly:
      "El asistente escucha y contesta en inglés por ahora. Los botones, el reporte y las hojas están en español.",
    noJavaScript:
      "Hablar y escribir aquí necesita JavaScript, así que ahora nada en esta página responde. La hoja muestra un " +
      "ejemplo. Puede escribirnos, y una persona le responderá.",
  },
  help,
  report: {
    heading: "Reporte de incidente",
    draft: "Borrador. Decide la enfermera.",
    example: {
      label: "Un ejemplo. El suyo ocupará su lugar.",
      category: "fall",
      level: "critical",
      reason: "pudo golpearse la cabeza y toma anticoagulante",
      rows: [
        { label: "Residente", value: "Mrs. R" },
        { label: "Habitación", value: "214" },
        { label: "Hora en que se encontró", value: "2:10 a. m." },
        { label: "Alguien lo vio", value: "no" },
        { label: "Golpe en la cabeza", value: "no se sabe" },
        { label: "Anticoagulante", value: "Eliquis" },
      ],
      steps: ["Empezar controles neurológicos", "Avisar al médico", "Avisar a la familia"],
    },
    openCount: "Faltan {count}",
    nothingOpen: "No falta nada",
    reportsLabel: "Reportes",
    reportTab: "Reporte {number}",
    pullUp: "Ver el reporte",
    pushDown: "Volver a la conversación",
    add: "Agregar {label}",
    several: "Separe con comas",
    takenFromWords: "según lo que usted dijo",
    toField: "{words}: ver {label} en el reporte",
    toWords: "{label}: ver las palabras, marca {number}",
    startOver: "Empezar de nuevo",
    startedOver: "Se empezó de nuevo.",
    undo: "Deshacer",
    firstSteps: "Haga esto ahora",
    updated: "Reporte actualizado: {summary}",
    settingLabel: "Lugar de trabajo",
    settings: {
      nursing_home: "Hogar de ancianos",
      assisted_living: "Vida asistida",
      independent_living: "Vida independiente",
      home_care: "Cuidado en el hogar",
    },
    categories: {
      fall: "Caída",
      medication: "Medicación",
      infection: "Infección",
      behavior_elopement: "Conducta o salida sin supervisión",
      allegation: "Denuncia",
      condition: "Cambio de estado de salud",
      wound: "Herida o piel",
    },
    priorities: {
      critical: { word: "Crítica", meaning: "Actuar ahora. Avisar al momento a un responsable." },
      high: { word: "Alta", meaning: "La enfermera o el médico, en este turno." },
      routine: { word: "De rutina", meaning: "Anotarlo. Llevarlo a la próxima reunión de turno." },
    },
    because: "Porque",
    suggested: "Sugerencia. Decide la enfermera.",
    yes: "Sí",
    no: "No",
    unknown: "No se sabe",
    missing: "Todavía falta",
    told: { done: "Avisado", attempted: "Se intentó, sin respuesta", not_done: "Todavía sin avisar" },
    corrected: "Corregido, antes: {value}",
    heardOnly: "Sin confirmar",
    confirm: "Confirmar",
    edit: "Cambiar {label}",
    save: "Guardar",
    cancel: "Cancelar",
    clear: "Vaciar este campo",
    edited: "Cambiado por usted",
    actionsHeading: "Acciones de seguimiento",
    dueTimes: {
      now: "Ahora",
      "2h": "2 h máximo",
      shift: "Este turno",
      "24h": "24 h máximo",
      "72h": "72 h",
      "5wd": "5 días hábiles",
      "7d": "Próxima reunión QAA",
    },
    suggestedTime: "sugerido",
    clocksHeading: "Plazos de reporte",
    clocksNote: "Para hogares de ancianos. La administración decide y reporta. Nosotros no presentamos ningún reporte.",
    clockDue: "Antes de {time}",
    clockFrom: {
      reported: "desde que el personal lo supo, {time}",
      found: "desde que se descubrió, {time}",
      occurred: "desde que pasó, {time}",
      now: "desde este reporte, {time}",
    },
    clocksElsewhere:
      "Los plazos federales de hogares de ancianos no se aplican aquí. Revise las reglas de su estado y las de su " +
      "centro.",
  },
  summary: {
    heading: "Su reporte está listo",
    text: "Léalo completo. Cambie lo que esté mal. Después imprímalo, guárdelo o envíelo a su propio correo.",
    duration: "Duración de la llamada",
    turns: "Turnos de habla",
    demo: { label: "Pedir una demostración", to: "contact" },
  },
  sheets: {
    text:
      "Los inspectores pueden ver los hechos. El análisis es de su comité QAA. La hoja SBAR es para llamar al " +
      "médico. Por eso cada cosa va en su propia hoja. Pregunte a su abogado cómo guardarlas.",
    print: "Imprimir todas las hojas",
    printFacts: "Imprimir los hechos",
    printWorksheet: "Imprimir la hoja de seguimiento",
    printSbar: "Imprimir la hoja SBAR",
  },
  downloads: {
    heading: "Lléveselo",
    pdf: "Descargar PDF",
    json: "Descargar datos (JSON)",
    copy: "Copiar como texto",
    copied: "Reporte copiado.",
    email: "Mándenme este reporte por correo",
    emailSending: "Enviando…",
    emailSent: "Va en camino a {email}.",
    emailFailed: "No pudimos enviarlo. Todavía puede descargarlo o copiarlo.",
    fileName: "reporte-de-incidente",
  },
  emailCode: {
    sent: "Enviamos un código de seis dígitos a {email}. Escríbalo aquí, y así sabremos que la dirección es suya.",
    label: "Código del correo",
    confirm: "Enviar el reporte",
    wrong: "Ese no es el código. Revíselo, por favor.",
    void: "Ese código ya no sirve. Pida uno nuevo.",
    tooMany: "Fueron muchos correos en poco tiempo. Todavía puede descargar o copiar el reporte.",
  },
  whatLeft: {
    heading: "Lo que salió de su navegador",
    text: "Esto es lo que fue a cada lugar en esta demostración.",
    none: "Todavía nada.",
    typed: {
      what: "Las palabras que escribió",
      where: "A nuestro servidor, para elegir la siguiente pregunta",
      kept: "Solo mientras dura esta conversación. Si pide el reporte por correo, 30 días",
    },
    what: "Qué",
    where: "A dónde fue",
    kept: "Cuánto tiempo se guarda",
    email: {
      what: "Su correo electrónico",
      where: "A nuestro servidor",
      kept: "24 meses, o hasta que pida borrarlo",
    },
    voice: {
      what: "Su voz",
      embedded: "A nuestro propio servidor, que la convirtió en texto",
      hosted: "A nuestro proveedor de voz, que la convirtió en texto",
      off: "A ningún lado. No se usó el micrófono",
      kept: "No la guardamos",
    },
    picture: {
      what: "Su imagen",
      where: "A nuestro proveedor de voz, que grabó la llamada con ella",
      kept: "Se guarda allí hasta que se borre. Puede pedirnos que la borremos",
    },
    words: {
      what: "Las palabras que dijo o escribió",
      where: "A nuestro servidor, para elegir la siguiente pregunta",
      hosted: "A nuestro proveedor de voz y a nuestro servidor, para elegir la siguiente pregunta",
      kept: "30 días",
    },
    report: {
      what: "El reporte",
      where: "A nuestro servidor, con la conversación",
      kept: "30 días",
    },
    trackers: "Sin cookies, sin anuncios, sin rastreadores.",
    noVoiceprint: "No le identificamos por su voz, ni la calificamos.",
    erase: { label: "Pídanos que lo borremos", to: "contact" },
  },
};
