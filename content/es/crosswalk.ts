import type { crosswalk as en } from "../en/crosswalk.ts";
import type { Translation } from "../translation.ts";

/** Which F-tags, questions and clocks go with each kind of incident. */
export const crosswalk: Translation<typeof en> = {
  heading: "F-tags por tipo de incidente",
  text: "Solo para hogares de ancianos. Son los F-tags que conviene ver primero. No son un hallazgo ni consejo legal.",
  dated:
    "Los números siguen la guía de CMS para inspectores (State Operations Manual, Appendix PP) vigente desde el " +
    "28 de abril de 2025. El memo QSO-26-03-NH de 2026 cambió los capítulos 5 y 7 del manual.",
  columns: {
    incident: "Incidente",
    tags: "F-tags principales",
    facts: "Conviene saber",
    sources: "Fuentes",
  },
  rows: [
    {
      id: "fall",
      incident: "Caída",
      facts:
        "Encontrar a alguien en el piso cuenta como caída, salvo que se demuestre otra cosa. Una caída que el " +
        "personal detiene también cuenta. Desde el 1 de octubre de 2025 el MDS cuenta además la caída por un " +
        "empujón. MDS J1700, J1800, J1900.",
    },
    {
      id: "medication",
      incident: "Error de medicación",
      facts:
        "Significativo quiere decir que causa molestia o pone en riesgo la salud y la seguridad. Una sola dosis " +
        "puede bastar. MDS sección N.",
    },
    {
      id: "infection",
      incident: "Infección",
      facts:
        "Qué cuenta como brote lo dice cada estado. En Oregón cuentan dos casos relacionados de gastroenteritis, " +
        "y hay 24 horas para reportar. MDS secciones I y O.",
    },
    {
      id: "behavior",
      incident: "Conducta o altercado",
      facts: "Escriba lo que se vio y se oyó, y lo que pasó antes. MDS E0200, E0900, E1000.",
    },
    {
      id: "elopement",
      incident: "Salida sin supervisión",
      facts:
        "Los informes de inspección vuelven a lo mismo: visto por última vez, cuánto tardó en notarse, puerta y " +
        "alarma, distancia, cuándo se avisó a la policía y al administrador.",
    },
    {
      id: "wound",
      incident: "Lesión por presión o piel",
      facts:
        "“Inevitable” hay que demostrarlo: riesgos evaluados, medidas tomadas, vigiladas y cambiadas. Izquierda " +
        "y derecha, sacro y glúteo deben coincidir en todas las notas. MDS sección M.",
    },
    {
      id: "abuse",
      incident: "Maltrato, negligencia, lesión de origen desconocido",
      facts:
        "Se aplican los plazos de abajo. Proteger, reportar, investigar. El administrador reporta por el centro; " +
        "quien sospeche un delito también debe reportarlo a la agencia estatal y a la policía.",
    },
    {
      id: "condition",
      incident: "Cambio de estado de salud",
      facts:
        "Un cambio importante se avisa de inmediato. Sepa las instrucciones de reanimación: la RCP empieza salvo " +
        "que haya una orden válida en contra.",
    },
  ],
  tags: [
    { tag: "F580", meaning: "avisar al residente, al médico y al representante" },
    { tag: "F600", meaning: "sin maltrato" },
    { tag: "F605", meaning: "sin sujeción química" },
    { tag: "F607", meaning: "normas escritas" },
    { tag: "F609", meaning: "reporte" },
    { tag: "F609, F610", meaning: "si se denuncia negligencia" },
    { tag: "F610", meaning: "investigar y proteger" },
    { tag: "F656, F657", meaning: "plan de cuidado y su revisión" },
    { tag: "F678", meaning: "RCP e instrucciones de reanimación" },
    { tag: "F684", meaning: "calidad del cuidado" },
    { tag: "F686", meaning: "lesiones por presión" },
    { tag: "F689", meaning: "accidentes y supervisión" },
    { tag: "F692", meaning: "nutrición" },
    { tag: "F740 to F745", meaning: "salud conductual, demencia, servicios sociales" },
    { tag: "F755, F757, F605", meaning: "farmacia, medicamentos innecesarios, sujeción química" },
    { tag: "F759", meaning: "tasa de error menor de 5% cuando observan los inspectores" },
    { tag: "F760", meaning: "sin error significativo" },
    { tag: "F880", meaning: "programa de infecciones, seguimiento, aislamiento" },
    { tag: "F881", meaning: "uso prudente de antibióticos" },
    { tag: "F882", meaning: "prevención de infecciones" },
  ],
};
