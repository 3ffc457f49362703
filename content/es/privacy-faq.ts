import type { privacyFaq as en } from "../en/privacy-faq.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";
import { otherQuestions } from "./other-questions.ts";

export const privacyFaq: Translation<typeof en> = {
  title: `Preguntas de privacidad | ${product.name}`,
  description:
    "Respuestas claras sobre la demostración, los datos de residentes, HIPAA, GDPR, las leyes estatales y de quién " +
    "son los reportes.",
  heading: "Preguntas de privacidad",
  text:
    "Respuestas cortas a lo que preguntan enfermeras, administradores, equipos de sistemas y familias. Esta página " +
    "no es consejo legal. El texto completo está en la Política de privacidad.",
  policy: { label: "Política de privacidad", to: "privacy" },
  reviewed: { date: "2026-11-15", label: "Última revisión", text: "15 de noviembre de 2026" },
  search: {
    label: "Buscar en las preguntas",
    placeholder: "Pruebe “grabar” o “Texas”",
    found: "Preguntas encontradas: {count}",
    none: "Ninguna pregunta coincide. Pruebe otra palabra, o escríbanos.",
    clear: "Borrar la búsqueda",
  },
  openAll: "Abrir todas",
  closeAll: "Cerrar todas",
  link: "Enlace a esta pregunta",
  contact: { text: "¿No encontró su respuesta?", label: "Pregúntenos", to: "contact" },
  groups: [
    {
      id: "general",
      heading: "Privacidad en general y seguridad de los datos",
      questions: [
        {
          id: "voice-on-the-demo",
          ask: "¿Qué pasa con mi voz en la demostración?",
          answer: [
            "Se convierte en texto para llenar el reporte. La página de la llamada dice dónde ocurre eso: en " +
              "nuestro propio servidor, con un proveedor de voz, o en su propio aparato.",
            "No guardamos ninguna grabación. Si un proveedor de voz lleva la llamada, le pedimos que tampoco la " +
              "guarde.",
          ],
        },
        {
          id: "demo-storage",
          ask: "¿Qué guardan de una demostración?",
          answer: [
            "Si solo escribe y no da su correo: nada. Sus palabras van a nuestro servidor, que las tiene en " +
              "memoria para elegir la siguiente pregunta y las olvida cuando termina la conversación.",
            "Si da su correo: el correo, el texto de la conversación y el reporte, hablados o escritos. El texto y " +
              "el reporte se borran a los 30 días. Su correo se guarda como contacto hasta por 24 meses.",
            "Puede pedirnos que borremos todo antes.",
          ],
        },
        {
          id: "training",
          ask: "¿Usan la demostración para entrenar la IA?",
          answer: [
            "Nosotros no, ni vendemos su voz o sus palabras. Si un proveedor externo lleva la llamada, la página lo " +
              "nombra antes.",
          ],
        },
        {
          id: "real-names",
          ask: "¿Debo usar nombres reales en la demostración?",
          answer: [
            "No. Por favor use nombres inventados. La demostración no está cubierta por un Acuerdo de Asociado " +
              "Comercial (BAA), así que no es lugar para datos reales de residentes.",
          ],
        },
        {
          id: "form-data",
          ask: "¿Qué guardan de los formularios?",
          answer: [
            "Lo que usted escribe, la hora, y qué texto de consentimiento vio. Lo guardamos hasta por 24 meses " +
              "para responderle y dar seguimiento.",
            "Los mensajes retenidos como spam se borran a los 30 días.",
          ],
        },
        {
          id: "protection",
          ask: "¿Cómo protegen mis datos?",
          answer: [
            "Las páginas y las llamadas viajan por una conexión cifrada. El sitio no carga código de anunciantes " +
              "ni rastreadores. Los nombres, correos y mensajes no entran en nuestros registros técnicos. Pocas " +
              "personas tienen acceso.",
            "Ningún sistema es perfecto. Es una razón más para usar nombres inventados en la demostración.",
          ],
        },
        {
          id: "hosting",
          ask: "¿Dónde están mis datos?",
          answer: [
            "En servidores en Estados Unidos. Los clientes conocen por su nombre al proveedor y la región antes de " +
              "firmar.",
          ],
        },
        {
          id: "soc-2",
          ask: "¿Tienen un informe SOC 2 o HITRUST?",
          answer: [
            "Todavía no, y no mostramos ningún sello de los dos. Mientras tanto respondemos por escrito su " +
              "cuestionario de seguridad y explicamos a su equipo de sistemas cómo está hecho el sitio.",
          ],
        },
        {
          id: "sign-in",
          ask: "¿Hay acceso único o verificación en dos pasos?",
          answer: [
            "Este sitio no tiene cuentas, así que no hay nada a lo que entrar. Antes de firmar, pídanos que le " +
              "mostremos el acceso al servicio, con la verificación en dos pasos. Si no cumple su norma, no lo " +
              "compre.",
          ],
        },
        {
          id: "sub-processors",
          ask: "¿Quién más maneja datos por ustedes?",
          answer: [
            "Para este sitio: la empresa que aloja nuestro servidor, la que entrega nuestro correo y, donde los " +
              "usamos, un servicio que reúne fallas técnicas y el sistema donde nuestro equipo guarda sus contactos. " +
              "La voz y el lenguaje se procesan en nuestro propio servidor, salvo que la página de la llamada nombre " +
              "a un proveedor de voz o de modelos.",
            "Los clientes reciben una lista de subcontratistas con su acuerdo, y un aviso antes de que cambie.",
          ],
        },
        {
          id: "customer-retention",
          ask: "¿Cuánto tiempo guardan los datos de clientes?",
          answer: [
            "Mientras dure el contrato y por el tiempo que fije el cliente. Al final se devuelven o se destruyen, " +
              "como diga el acuerdo.",
          ],
        },
        {
          id: "erase",
          ask: "¿Puedo pedir que borren mis datos?",
          answer: [
            "Sí. Escríbanos desde la dirección que usó. Borramos sus mensajes, llamadas y reportes, y le " +
              "respondemos en 45 días como máximo. Las copias de seguridad se renuevan solas en 35 días, y un correo " +
              "que ya le enviamos sigue en su buzón.",
          ],
        },
      ],
    },
    {
      id: "hipaa",
      heading: "HIPAA",
      questions: [
        {
          id: "hipaa-certified",
          ask: "¿Tienen “certificación HIPAA”?",
          answer: [
            "No, y nadie la tiene. El Departamento de Salud y Servicios Humanos de EE. UU. no certifica productos.",
            "Cuando manejamos datos de residentes para un cliente, somos asociado comercial y firmamos un acuerdo " +
              "que nos obliga.",
          ],
        },
        {
          id: "baa",
          ask: "¿Firman un Acuerdo de Asociado Comercial (BAA)?",
          answer: [
            "Sí, antes de cualquier dato real de residentes. Cubre el uso de los datos, las medidas de protección, " +
              "los subcontratistas, el aviso de filtraciones y la devolución o destrucción (45 CFR 164.504(e)).",
          ],
        },
        {
          id: "permitted-use",
          ask: "¿HIPAA permite reportar incidentes?",
          answer: [
            "Evaluar y mejorar la calidad es parte de las “operaciones de atención médica” (45 CFR 164.501). Por " +
              "regla general, un centro cubierto puede usar datos de residentes para sus propios incidentes sin " +
              "pedir autorización. Confírmelo con su abogado.",
          ],
        },
        {
          id: "minimum-necessary",
          ask: "¿Cómo aplican el “mínimo necesario”?",
          answer: [
            "El asistente solo pregunta lo que el reporte necesita. El cliente decide quién puede verlo (45 CFR " +
              "164.502(b)).",
          ],
        },
        {
          id: "de-identification",
          ask: "¿Quitan la identidad de los datos?",
          answer: [
            "Solo si el acuerdo con el cliente lo permite, y solo con uno de los dos métodos de HIPAA: Safe Harbor " +
              "o Expert Determination.",
            "Safe Harbor quita 18 tipos de identificadores. Uno son los datos biométricos, como la huella de voz.",
          ],
        },
        {
          id: "hipaa-breach-time",
          ask: "¿Cuándo nos avisarían de una filtración bajo HIPAA?",
          answer: [
            "Sin demora injustificada y dentro del plazo de su acuerdo. La ley da a un asociado comercial 60 días " +
              "como máximo; los acuerdos suelen pedir menos. A los visitantes de este sitio y a las autoridades se " +
              "les avisa como exige la ley.",
          ],
        },
        {
          id: "resident-access",
          ask: "¿Pueden los residentes ver sus datos?",
          answer: ["Sí, por medio de su centro. Nosotros le ayudamos a responder."],
        },
        {
          id: "medical-record",
          ask: "¿Un reporte de incidente es parte del expediente médico? ¿Es privilegiado?",
          answer: [
            "Muchos centros lo guardan fuera del expediente. Aun así, los inspectores pueden ver los hechos. " +
              "Nosotros no llamamos privilegiado ni confidencial a ningún reporte.",
            "Imprimimos los hechos y el análisis QAA en dos hojas para que usted pueda separarlos. Pregunte a su " +
              "abogado.",
          ],
        },
        {
          id: "covered-providers",
          ask: "¿HIPAA cubre la vida asistida y el cuidado en el hogar?",
          answer: [
            "Depende. Un proveedor está cubierto si envía ciertas transacciones, como cobros a seguros de salud, " +
              "en forma electrónica. Ofrecemos el mismo acuerdo en los dos casos.",
          ],
        },
      ],
    },
    {
      id: "gdpr",
      heading: "GDPR (ley europea)",
      questions: [
        {
          id: "gdpr-applies",
          ask: "¿Se les aplica el GDPR?",
          answer: [
            "Nuestro servicio es para personas en Estados Unidos, y no nos dirigimos a la Unión Europea ni al " +
              "Reino Unido. Si la ley se aplica a sus datos de contacto, la cumplimos.",
          ],
        },
        {
          id: "gdpr-roles",
          ask: "¿Son responsables o encargados de los datos?",
          answer: [
            "En este sitio decidimos nosotros, así que somos responsables. En los datos de clientes decide el " +
              "cliente, y nosotros somos su encargado bajo un acuerdo (artículo 28).",
          ],
        },
        {
          id: "gdpr-basis",
          ask: "¿Cuál es la base legal?",
          answer: [
            "Su consentimiento para el micrófono. Nuestro interés legítimo para responderle y mantener seguro el " +
              "sitio. Un contrato para los clientes. Datos de salud solo donde lo permite el artículo 9.",
          ],
        },
        {
          id: "gdpr-rights",
          ask: "¿Qué derechos tengo con el GDPR?",
          answer: [
            "Acceso, corrección, borrado, limitación, una copia para llevarse, oposición, y retirar el " +
              "consentimiento. Puede quejarse ante su autoridad. Respondemos en un mes.",
          ],
        },
        {
          id: "gdpr-dpo",
          ask: "¿Tienen delegado de protección de datos o representante en la UE?",
          answer: [
            "No. No creemos que la ley exija ninguno de los dos. Escriba a nuestra dirección de contacto con " +
              "cualquier pregunta de privacidad.",
          ],
        },
        {
          id: "gdpr-transfers",
          ask: "¿Los datos van a Estados Unidos?",
          answer: [
            "Sí, nuestros datos están en Estados Unidos. Donde lo exige la ley europea, usamos cláusulas " +
              "contractuales tipo.",
            "También existe el Marco de Privacidad de Datos UE-EE. UU. para empresas inscritas, que el Tribunal " +
              "General de la UE confirmó el 3 de septiembre de 2025. No decimos estar en esa lista.",
          ],
        },
      ],
    },
    {
      id: "us-states",
      heading: "Leyes estatales de EE. UU.",
      questions: [
        {
          id: "california",
          ask: "¿Y las leyes CCPA y CPRA de California?",
          answer: [
            "Los datos de residentes bajo HIPAA o la ley médica de California están exentos. Los datos del sitio y " +
              "de contacto no.",
            "Quien vive en California puede pedir conocer, borrar y corregir datos, y limitar el uso de los " +
              "sensibles. No los vendemos ni los compartimos. Atendemos estas solicitudes aunque la ley no nos " +
              "obligue.",
          ],
        },
        {
          id: "washington",
          ask: "¿Y la ley My Health My Data de Washington?",
          answer: [
            "Cubre datos de salud de consumidores fuera de HIPAA, sin límite de tamaño. Este sitio no le pide " +
              "datos de su salud, y la demostración pide nombres inventados.",
            "Si algún día reunimos esos datos, antes publicaremos una política aparte y pediremos consentimiento.",
          ],
        },
        {
          id: "texas-hb-300",
          ask: "¿Y la ley HB 300 de Texas?",
          answer: [
            "Texas trata como entidad cubierta a casi todo el que maneja datos de salud de texanos. Exige " +
              "capacitar al personal en los 90 días después de contratarlo, avisar de la divulgación electrónica y " +
              "no vender datos. Nuestros acuerdos con clientes de Texas dicen cómo cumplimos.",
          ],
        },
        {
          id: "illinois",
          ask: "¿Y la ley BIPA de Illinois y las huellas de voz?",
          answer: [
            "Una huella de voz identifica a quien habla; el sonido solo, no. No hacemos huellas de voz, no " +
              "distinguimos a las personas por su voz ni la usamos para juzgar su ánimo o su trabajo.",
            "Si eso cambiara, antes publicaríamos un calendario de conservación y pediríamos un permiso por escrito.",
          ],
        },
        {
          id: "recording-consent",
          ask: "¿Hace falta permiso para grabar? ¿Qué piden ustedes?",
          answer: [
            "En la mayoría de los estados basta el permiso de una persona. En otros, como California, Florida, " +
              "Illinois, Maryland, Massachusetts, Pensilvania y Washington, hace falta el de todos. Las listas " +
              "varían.",
            "Por eso lo pedimos a quien llama, en todos los estados, antes de escuchar. Si hay otras personas " +
              "cerca, pídales permiso también.",
          ],
        },
        {
          id: "bedside",
          ask: "¿Puede el personal dictar junto a la cama?",
          answer: [
            "Es mejor apartarse. Si hay que hablar cerca de otros, conviene decir que escucha una IA y dejar que " +
              "la gente se niegue.",
            "Las demandas recientes por asistentes que escuchan tratan de la falta de permiso, más que de HIPAA.",
          ],
        },
        {
          id: "texas-ai",
          ask: "¿Las leyes de IA de Texas exigen un aviso?",
          answer: [
            "SB 1188, vigente desde el 1 de septiembre de 2025, trata de profesionales que usan IA para " +
              "diagnosticar. HB 149, vigente desde el 1 de enero de 2026, exige al proveedor avisar al paciente de " +
              "la IA usada en su atención o tratamiento.",
            "La segunda es amplia. Decida con su abogado. Podemos darle un texto para el aviso.",
          ],
        },
        {
          id: "california-ai",
          ask: "¿Se aplica la ley AB 3030 de California?",
          answer: [
            "Exige un aviso en mensajes a pacientes escritos por IA generativa, salvo que los revise una persona " +
              "con licencia. Nuestros borradores van al personal, que los revisa. No se envían a residentes.",
          ],
        },
        {
          id: "colorado",
          ask: "¿Y la ley de IA de Colorado?",
          answer: [
            "La ley de 2024 se aplazó y luego fue reemplazada por SB 26-189, firmada el 14 de mayo de 2026 y " +
              "vigente desde el 1 de enero de 2027. Exige avisar cuando decisiones automáticas afectan cosas como " +
              "la salud o el empleo. Nosotros no tomamos tales decisiones sobre personas.",
          ],
        },
        {
          id: "other-states",
          ask: "¿Y Nueva York y otros estados?",
          answer: [
            "La ley SHIELD de Nueva York exige medidas razonables. Muchos estados ya tienen su propia ley de " +
              "privacidad. Atendemos igual las solicitudes de todos los estados.",
          ],
        },
      ],
    },
    otherQuestions,
  ],
};
