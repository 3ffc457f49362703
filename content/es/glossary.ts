/**
 * One Spanish word for one idea, on every page. `say` is what we write and `never` what we do not, which a test
 * checks in the Spanish texts. A phrase in `except` is right as it stands.
 */
export const glossary: readonly Term[] = [
  { idea: "aide", say: "auxiliar", never: ["asistente de enfermería", "asistentes de enfermería"] },
  { idea: "room", say: "habitación", never: ["cuarto", "cuartos"] },
  {
    idea: "nurse",
    say: "enfermera",
    never: ["enfermería"],
    except: ["dirección de enfermería", "directora de enfermería", "enfermería especializada", "puesto de enfermería"],
  },
  { idea: "elopement", say: "salida sin supervisión", never: ["fuga", "fugas"] },
  { idea: "critical, high (priority)", say: "Crítica, Alta", never: ["prioridad crítico", "prioridad alto"] },
  { idea: "abuse", say: "maltrato", never: ["abuso", "abusos"], except: ["abuso sexual"] },
  { idea: "stage (of a pressure injury)", say: "etapa", never: ["estadio", "estadios"] },
  {
    idea: "pressure injury",
    say: "lesión por presión",
    never: ["úlcera", "úlceras"],
    except: ["úlcera diabética", "úlcera arterial", "úlcera venosa"],
  },
  { idea: "ordered (a drug)", say: "ordenado", never: ["indicado", "indicada", "indicados"] },
  { idea: "care plan", say: "plan de cuidado", never: ["plan de cuidados"] },
  { idea: "read back", say: "repetir", never: ["leen de vuelta", "lee de vuelta"] },
  { idea: "you", say: "usted", never: ["tú", "vosotros", "os"] },
];

type Term = { idea: string; say: string; never: readonly string[]; except?: readonly string[] };
