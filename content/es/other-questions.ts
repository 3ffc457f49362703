import type { otherQuestions as en } from "../en/other-questions.ts";
import type { Translation } from "../translation.ts";

export const otherQuestions: Translation<typeof en> = {
  id: "other",
  heading: "Otras preguntas",
  questions: [
    {
      id: "children",
      ask: "¿Pueden usar este sitio los menores?",
      answer: ["No. Es para mayores de 18 años, y no reunimos a sabiendas datos de menores."],
    },
    {
      id: "ownership",
      ask: "¿De quién son los reportes?",
      answer: ["Del centro. Lo que usted haga en la demostración es suyo."],
    },
    {
      id: "price",
      ask: "¿Cuánto cuesta?",
      answer: [
        "El sitio y la demostración son gratis. El servicio se cobra por centro y por camas, y usted recibe el " +
          "precio por escrito antes de comprometerse. No publicamos una lista, porque los centros son demasiado " +
          "distintos para un solo precio.",
      ],
    },
    {
      id: "record-systems",
      ask: "¿Se conecta con PointClickCare, MatrixCare o nuestro expediente electrónico?",
      answer: [
        "Hoy el reporte terminado se imprime, se descarga y se copia, así que funciona junto a cualquier " +
          "expediente. No afirmamos tener una conexión lista con ninguno. Díganos cuál usa, y le diremos con " +
          "claridad qué es posible y cuándo.",
      ],
    },
    {
      id: "which-ai",
      ask: "¿Qué IA hay detrás?",
      answer: [
        "Reconocimiento de voz y una pequeña IA que encuentra los datos, ambos en nuestro propio servidor, y " +
          "después reglas escritas. La prioridad y los pasos salen de esas reglas, no de un chatbot, y cada regla " +
          "dice si es ley, guía o sugerencia nuestra. Si la voz la lleva un proveedor externo, la página de la " +
          "llamada lo dice antes de empezar.",
      ],
    },
    {
      id: "accents",
      ask: "¿Entiende distintos acentos?",
      answer: [
        "Muchos, pero no todos igual de bien, y por ahora solo en inglés. Un acento fuerte, la voz muy baja, el " +
          "ruido o dos personas a la vez lo hacen menos preciso, y todavía no hemos medido cada acento. Siempre " +
          "puede escribir, y cada línea muestra las palabras que oyó.",
      ],
    },
    {
      id: "personal-phones",
      ask: "¿Puede el personal usar su propio teléfono?",
      answer: [
        "La demostración funciona en el navegador y no instala nada. No deja ningún reporte en el teléfono, salvo " +
          "que alguien lo descargue. Si se permiten teléfonos personales en el piso lo decide la norma de su centro.",
      ],
    },
    {
      id: "downtime",
      ask: "¿Y si no funciona?",
      answer: [
        "Haga lo que hace hoy: ayude al residente, llame a la enfermera, escríbalo en papel. Tenga un formulario " +
          "de papel en el escritorio. Nadie debería esperar a un programa para reportar un incidente.",
      ],
    },
    {
      id: "staff-rating",
      ask: "¿Sirve para calificar al personal?",
      answer: [
        "No. Los reportes describen sucesos, no el valor de las personas, y nuestros términos prohíben usarlo " +
          "para acosar, culpar o calificar al personal por su voz.",
      ],
    },
    {
      id: "liability",
      ask: "¿Quién responde si un reporte está mal?",
      answer: [
        "Un reporte es un borrador hasta que la enfermera lo revisa. La atención y los avisos legales son " +
          "responsabilidad del centro. La nuestra está limitada como dicen los Términos, y un acuerdo firmado puede " +
          "fijar otros límites. Que su abogado lea los dos.",
      ],
    },
    {
      id: "discoverable",
      ask: "¿Pueden inspectores, abogados o tribunales obtener los reportes y la transcripción?",
      answer: [
        "Cuente con que sí. Los centros deben mostrar los hechos cuando los inspectores los piden, y un tribunal " +
          "puede exigir notas, borradores y transcripciones. Las hojas del comité QAA pueden tener alguna " +
          "protección, según su estado y según cómo las guarde. Pregunte a su abogado antes de empezar.",
      ],
    },
    {
      id: "litigation-hold",
      ask: "¿Y si hay que conservar registros por un juicio?",
      answer: [
        "El cliente nos dice por escrito qué registros conservar, y detenemos su borrado hasta que los libere. La " +
          "demostración borra su texto a los 30 días, así que guarde su propia copia de lo que necesite.",
      ],
    },
    {
      id: "listening",
      ask: "¿Alguien escucha las llamadas?",
      answer: [
        "Nadie puede oírlas después, porque no guardamos el sonido. Nuestro equipo puede leer el texto de una " +
          "demostración para corregir una falla o responderle.",
      ],
    },
    {
      id: "ai-decides",
      ask: "¿La IA decide algo?",
      answer: [
        "No. Redacta y sugiere, y decide la enfermera. No toma decisiones sobre personas con efecto legal o " +
          "parecido, y nunca presenta un reporte al estado, a la policía ni a nadie.",
      ],
    },
    {
      id: "spanish",
      ask: "¿Hay versión en español?",
      answer: [
        "Sí, de las páginas de este sitio, con resúmenes de las políticas. Rige el texto legal en inglés. Por " +
          "ahora el asistente mismo solo entiende inglés.",
      ],
    },
    {
      id: "misheard",
      ask: "¿Y si me oyó mal?",
      answer: [
        "Cambie cualquier campo antes de imprimir. Sus propias palabras quedan al lado, y usted ve qué se oyó. Lo " +
          "que decide la prioridad se repite, o queda marcado como sin confirmar.",
      ],
    },
    {
      id: "family-report",
      ask: "Mi madre se cayó. ¿Cómo consigo el reporte?",
      answer: [
        "Pídalo a la administración o a la dirección de enfermería del centro. Nosotros no podemos dárselo, " +
          "porque el reporte es del centro. En un hogar de ancianos, el residente o su representante legal puede " +
          "ver el expediente en 24 horas, sin contar fines de semana ni feriados, y recibir copias en dos días " +
          "hábiles (42 CFR 483.10(g)). Un reporte interno puede no ser parte de él. Si hubo lesión y quizá haga " +
          "falta un médico, deben avisarles a ella y a su representante (F580).",
      ],
    },
    {
      id: "ombudsman",
      ask: "¿A quién llamo si me preocupa un residente?",
      answer: [
        "Si hay peligro ahora, al 911. Si no, empiece con la enfermera a cargo o la administración. El ombudsman, " +
          "defensor independiente del residente, no cobra: el Eldercare Locator, 1-800-677-1116, le dice cuál es el " +
          "suyo. El maltrato o la negligencia también se pueden reportar a los servicios de protección de adultos o " +
          "a la agencia estatal.",
      ],
    },
    {
      id: "cookies",
      ask: "¿Usan cookies o rastreadores?",
      answer: [
        "Ni cookies, ni píxeles de publicidad, ni servicio de analítica. Si elige un tema, un micrófono o un " +
          "altavoz, lo recuerda su propio navegador.",
      ],
    },
    {
      id: "email-use",
      ask: "¿Me mandarán publicidad?",
      answer: [
        "Usamos su dirección para responderle, mandarle lo que pidió y darle seguimiento. No hay boletín, y basta " +
          "una línea suya para que dejemos de escribirle.",
      ],
    },
    {
      id: "emergency",
      ask: "¿Puedo reportar aquí una emergencia?",
      answer: ["No. Si alguien está lastimado, llame primero al 911 o a la enfermera. Después escríbalo."],
    },
    {
      id: "complain",
      ask: "¿Cómo presento una queja?",
      answer: [
        "Si puede, escríbanos primero. También puede escribir a la Oficina de Derechos Civiles de HHS o al fiscal " +
          "general de su estado.",
      ],
    },
  ],
};
