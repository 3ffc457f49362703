import type { benefitPictures as enBenefit, featurePictures as enFeature } from "../en/pictures.ts";
import type { Translation } from "../translation.ts";

export const featurePictures: Translation<typeof enFeature> = {
  alert: {
    caption: "Un aviso en el teléfono de la enfermera, con nombres inventados.",
    at: "2:15 a. m.",
    title: "Caída, habitación 214",
    flag: { level: "critical", word: "Crítica", reason: "posible golpe en la cabeza + anticoagulante" },
    told: [
      { role: "Enfermera a cargo", state: "Visto 2:16 a. m.", done: true },
      { role: "Directora de enfermería", state: "Visto 2:19 a. m.", done: true },
      { role: "Médico", state: "Llamar ya", done: false },
    ],
  },
  lineList: {
    caption: "Una lista de casos que detecta el segundo, con habitaciones inventadas.",
    title: "Lista de casos, pasillo este",
    columns: ["Hab.", "Signos", "Desde", "Precauciones"],
    rows: [
      { cells: ["108", "Vómito", "Lun. 9 p. m.", "Contacto"], matches: true },
      { cells: ["105", "Tos", "Mar. 4 a. m.", "Ninguna"], matches: false },
      { cells: ["112", "Vómito, 100.9 °F", "Mar. 6 a. m.", "Contacto"], matches: true },
    ],
    flag: { level: "high", word: "Alta", reason: "segundo caso con los mismos signos en 9 horas" },
    note: "Revise la regla de brotes de su estado.",
  },
  sheets: {
    caption: "Dos hojas para imprimir: los hechos y, aparte, la hoja de trabajo del comité.",
    facts: {
      title: "Hechos del incidente",
      rows: [
        { label: "Encontrada", value: "2:10 a. m.", note: "1" },
        { label: "Con testigos", value: "No", note: "2" },
        { label: "Anticoagulante", value: "Sí: Eliquis", note: "3" },
      ],
      said: [
        { note: "1", text: "a las dos y diez" },
        { note: "2", text: "nadie lo vio" },
        { note: "3", text: "toma Eliquis" },
      ],
      signed: "Revisó",
    },
    worksheet: {
      title: "Hoja de seguimiento QAA",
      lines: ["Qué pudo contribuir", "Qué vamos a probar", "Cómo sabremos si sirvió"],
    },
  },
  once: {
    caption: "Se cuenta una vez y llega a tres lugares.",
    said: "…junto a la cama, a las dos y diez, nadie lo vio…",
    places: ["Reporte de incidente", "Pasos a seguir", "Registro del turno"],
  },
};

export const benefitPictures: Translation<typeof enBenefit> = {
  trend: {
    caption: "Caídas en ocho semanas, un ejemplo con números inventados.",
    title: "Caídas por hora y pasillo, 8 semanas",
    halls: ["Pasillo este", "Pasillo oeste"],
    hours: ["12 a. m.", "3 a. m.", "6 a. m.", "9 a. m.", "12 p. m.", "3 p. m.", "6 p. m.", "9 p. m."],
    counts: [
      [3, 5, 7, 1, 1, 2, 4, 2],
      [1, 2, 2, 1, 2, 1, 2, 1],
    ],
    standsOut: [1, 2],
    standsOutLabel: "Pasillo este, de 3 a 9 a. m.",
    findingLabel: "Lo que salta a la vista",
    finding: "12 de 37 caídas fueron en el pasillo este, entre las 3 y las 9 a. m. Nueve de ellas, de camino al baño.",
    actionLabel: "Lo que eligió el equipo",
    action: "Ronda de idas al baño a las 5 a. m. en el pasillo este. Revisar en ocho semanas.",
  },
  later: "Ocho semanas después",
  packet: {
    caption: "La carpeta de la reunión QAPI, un ejemplo con números inventados.",
    title: "Reunión QAPI, tercer trimestre",
    items: [
      { label: "Registro de incidentes", detail: "61 sucesos", page: "1" },
      { label: "Tendencias por hora, pasillo y causa", detail: "Caídas, piel, medicación", page: "4" },
      { label: "Seguimientos pendientes", detail: "4 de 88", page: "7" },
      { label: "Proyecto: idas al baño temprano", detail: "12 caídas antes, 5 después", page: "8" },
      { label: "Hoja de asistencia", detail: "DON, director médico, IP + 3", page: "10" },
    ],
    note: "Impresa antes de la reunión, en el orden en que transcurre.",
  },
};
