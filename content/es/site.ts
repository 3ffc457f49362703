import type { site as en } from "../en/site.ts";
import { product } from "../product.ts";
import type { Translation } from "../translation.ts";

export const site: Translation<typeof en> = {
  header: {
    label: "Principal",
    home: { label: `${product.name}, inicio`, to: "landing" },
    links: [
      { label: "Funciones", to: "landing", hash: "features" },
      { label: "Beneficios", to: "landing", hash: "benefits" },
      {
        label: "Casos de uso QAPI",
        to: "landing",
        hash: "qapi-use-cases",
        itemsLabel: "Mostrar los casos de uso QAPI",
        items: [
          { label: "Reporte de caídas", id: "fall-incident-reporting" },
          { label: "Errores de medicación", id: "medication-error-tracking" },
          { label: "Conducta y salidas", id: "behavioral-monitoring" },
          { label: "Control de infecciones", id: "infection-control" },
        ],
      },
      { label: "Contacto", to: "landing", hash: "contact" },
    ],
    more: {
      label: "Más",
      links: [
        { label: "Cómo funciona", to: "howItWorks" },
        { label: "Precisión", to: "accuracy" },
      ],
    },
    talk: { label: "Probar el asistente", to: "talk" },
    demo: { label: "Pedir demo", to: "contact" },
    menu: { label: "Menú", open: "Abrir el menú", close: "Cerrar el menú" },
    skip: "Ir al contenido principal",
    language: { label: "English", description: "Read this page in English" },
    theme: { label: "Tema", system: "Sistema", light: "Claro", dark: "Turno de noche" },
  },
  footer: {
    label: "Pie de página",
    text:
      "Menos papeleo, más cuidado. Un asistente con IA para la documentación y la calidad en hogares de ancianos, " +
      "vida asistida, vida independiente y cuidado en el hogar.",
    groups: [
      {
        id: "product",
        heading: "Producto",
        links: [
          { label: "Funciones", to: "landing", hash: "features" },
          { label: "Beneficios", to: "landing", hash: "benefits" },
          { label: "Casos de uso QAPI", to: "landing", hash: "qapi-use-cases" },
          { label: "Cómo funciona", to: "howItWorks" },
          { label: "Precisión", to: "accuracy" },
        ],
        placeholders: [],
      },
      {
        id: "help",
        heading: "Ayuda",
        links: [
          { label: "Preguntas de privacidad", to: "privacyFaq" },
          { label: "Contacto", to: "contact" },
        ],
        placeholders: [
          { id: "blog", label: "Blog" },
          { id: "support", label: "Soporte" },
        ],
      },
      {
        id: "legal",
        heading: "Legal",
        links: [
          { label: "Política de privacidad", to: "privacy" },
          { label: "Términos de servicio", to: "terms" },
        ],
        placeholders: [],
      },
    ],
    social: {
      label: "Redes sociales",
      items: [
        { id: "linkedin", icon: "linkedin", label: "LinkedIn" },
        { id: "x", icon: "x", label: "X" },
        { id: "youtube", icon: "youtube", label: "YouTube" },
      ],
    },
    comingSoon: "Próximamente",
    placeholder: "{label}: próximamente",
    copyright: `© {year} ${product.name}. Todos los derechos reservados.`,
    note:
      "No es consejo médico ni legal. No es un servicio de emergencia: si alguien está lastimado, llame primero al " +
      "911 o a la enfermera.",
  },
  common: {
    home: "Inicio",
    onThisPage: "En esta página",
    close: "Cerrar",
    dismiss: "Quitar",
    notification: "Aviso",
    print: "Imprimir",
    copy: "Copiar",
    copied: "Copiado",
    copyLink: "Copiar el enlace a esta pregunta",
    search: "Buscar",
    required: "obligatorio",
    optional: "opcional",
    comingSoon: "Próximamente",
    source: "Fuente",
    example: "Ejemplo con nombres inventados",
    priorities: { critical: "Crítica", high: "Alta", routine: "De rutina" },
  },
  abbreviations: [
    { id: "qapi", short: "QAPI", long: "garantía de calidad y mejora del desempeño" },
    { id: "qaa", short: "QAA", long: "evaluación y garantía de calidad" },
    {
      id: "f-tag",
      short: "F-tag",
      long: "el número que usa un inspector para una regla federal de hogares de ancianos",
    },
    { id: "cms", short: "CMS", long: "Centros de Servicios de Medicare y Medicaid" },
    { id: "don", short: "DON", long: "dirección de enfermería" },
    { id: "ip", short: "IP", long: "responsable de prevención de infecciones" },
    { id: "mds", short: "MDS", long: "Conjunto Mínimo de Datos, la evaluación federal del residente" },
    { id: "baa", short: "BAA", long: "Acuerdo de Asociado Comercial" },
  ],
  notClaimed: {
    heading: "Lo que no afirmamos",
    text: "Usted oirá grandes promesas sobre la IA en el cuidado. Esto es lo que nosotros no decimos.",
    items: [
      "No tenemos “certificación HIPAA”. Nadie la tiene, porque el gobierno no certifica productos. Firmamos un " +
        "Acuerdo de Asociado Comercial (BAA).",
      "CMS no nos aprueba ni nos respalda. CMS no aprueba programas como el nuestro.",
      "No garantizamos el cumplimiento ni cero deficiencias. Los reportes están organizados para apoyar su " +
        "evidencia de F865.",
      "No prevenimos caídas ni errores, no damos diagnósticos y no reemplazamos el juicio de la enfermera.",
      "No prometemos que un reporte sea privilegiado. Los inspectores pueden ver los hechos. Pregunte lo demás a " +
        "su abogado.",
      "No mostramos un número sin decir cómo se midió.",
      "No mostramos sellos, logotipos de clientes ni testimonios, porque todavía no tenemos ninguno que podamos " +
        "probar.",
    ],
    link: { label: "Vea cómo medimos la precisión", to: "accuracy" },
  },
};
