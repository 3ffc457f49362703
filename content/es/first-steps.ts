import type { firstSteps as en } from "../en/first-steps.ts";
import type { Translation } from "../translation.ts";

/** Lo primero que se hace, en este orden, hasta que llegue ayuda. */
export const firstSteps: Translation<typeof en> = {
  not_breathing: {
    heading: "No respira",
    steps: [
      "Llame al 911 y pida ayuda en voz alta. Mande por el DEA y el expediente.",
      "Verifique las instrucciones de reanimación. Si dicen que se reanime, o nadie las conoce: inicie RCP ya.",
      "Presione fuerte y rápido en el centro del pecho. Use el DEA en cuanto llegue.",
      "Con una orden válida de no reanimar: sin RCP. Quédese y llame a la enfermera y al médico.",
      "Siga hasta que la ambulancia se haga cargo.",
    ],
  },
  no_pulse: {
    heading: "No tiene pulso",
    steps: [
      "Llame al 911 y pida ayuda en voz alta. Mande por el DEA y el expediente.",
      "Verifique las instrucciones de reanimación. Si dicen que se reanime, o nadie las conoce: inicie RCP ya.",
      "Presione fuerte y rápido en el centro del pecho. Use el DEA en cuanto llegue.",
      "Con una orden válida de no reanimar: sin RCP. Quédese y llame a la enfermera y al médico.",
      "Siga hasta que la ambulancia se haga cargo.",
    ],
  },
  unresponsive: {
    heading: "No responde",
    steps: [
      "Tóquelo, háblele fuerte y mire si respira.",
      "Llame al 911 y a la enfermera. Si no respira o solo boquea: verifique las instrucciones de reanimación e " +
        "inicie RCP.",
      "Si respira: póngalo de lado y mantenga libre la vía aérea.",
      "Mida el azúcar si puede. Si pudo ser un opioide: naloxona según su protocolo.",
      "Quédese y vigile la respiración hasta que llegue ayuda.",
    ],
  },
  choking: {
    heading: "Se está atragantando",
    steps: [
      "¿Puede toser o hablar? Deje que tosa y quédese.",
      "Si no puede: cinco golpes entre los omóplatos y cinco compresiones abdominales. Repita.",
      "Que alguien llame ya al 911.",
      "Si se desploma: bájelo al piso, verifique las instrucciones de reanimación e inicie RCP.",
      "Mire la boca antes de dar aire. Saque solo lo que vea.",
    ],
  },
  trouble_breathing: {
    heading: "Le cuesta respirar",
    steps: [
      "Llame ya a la enfermera. Si está azul, boquea o no puede hablar: llame al 911.",
      "Siéntelo derecho.",
      "Dé oxígeno o el inhalador si hay orden.",
      "Mida oxígeno, respiraciones y pulso, y repita cada pocos minutos.",
      "Quédese. Sepa las instrucciones de reanimación antes de necesitarlas.",
    ],
  },
  seizure: {
    heading: "Convulsión",
    steps: [
      "Anote la hora en que empezó.",
      "Aparte objetos duros. Ponga algo blando bajo la cabeza. No lo sujete.",
      "Nada en la boca.",
      "Llame al 911 si dura 5 minutos, se repite, es la primera o hay una lesión.",
      "Cuando pare: póngalo de lado, revise respiración y azúcar, llame a la enfermera.",
    ],
  },
  stroke: {
    heading: "Señales de derrame cerebral",
    steps: [
      "Llame al 911 ya, aunque las señales desaparezcan.",
      "Anote la hora en que estaba bien por última vez.",
      "Mida el azúcar.",
      "Nada de comer ni beber, y ninguna pastilla.",
      "Quédese. Informe a la ambulancia sobre anticoagulantes e instrucciones de reanimación.",
    ],
  },
  severe_bleeding: {
    heading: "Sangrado fuerte",
    steps: [
      "Presione fuerte con un paño limpio. No suelte para mirar.",
      "Que alguien llame al 911.",
      "Si se empapa: ponga más encima y siga presionando.",
      "Si un brazo o una pierna no deja de sangrar: torniquete, si sabe hacerlo.",
      "Acuéstelo y abríguelo. Informe a la ambulancia sobre anticoagulantes.",
    ],
  },
  anaphylaxis: {
    heading: "Reacción alérgica grave",
    steps: [
      "Use ya el inyector de epinefrina si hay orden o su protocolo lo permite.",
      "Llame al 911.",
      "Suspenda el medicamento o alimento que la causó.",
      "Acuéstelo con las piernas en alto; siéntelo si le cuesta respirar.",
      "Si a los 5 minutos no mejora: segunda dosis según protocolo. Sepa las instrucciones de reanimación.",
    ],
  },
  poisoning: {
    heading: "Intoxicación",
    steps: [
      "Si no despierta, respira mal o convulsiona: primero el 911.",
      "Llame al Centro de Toxicología, 1-800-222-1222.",
      "Guarde el frasco o la planta para mostrarlos. No provoque el vómito.",
      "En la piel o los ojos: enjuague con agua.",
      "Gas o vapores: lleve a todos al aire libre.",
    ],
  },
  overdose: {
    heading: "Demasiado sueño tras un medicamento",
    steps: [
      "Trate de despertarlo. Mire la respiración.",
      "Llame al 911.",
      "Opioide: dé naloxona según sus órdenes o protocolo. Retire los parches.",
      "Si no respira: verifique las instrucciones de reanimación e inicie RCP.",
      "Si respira: póngalo de lado. Quédese: el efecto de la naloxona puede pasar.",
      "Después llame al Centro de Toxicología, 1-800-222-1222, y al médico.",
    ],
  },
  low_sugar: {
    heading: "Azúcar bajo",
    steps: [
      "Si está despierto y puede tragar: jugo o glucosa, según su protocolo.",
      "Si no despierta o no puede tragar: nada por la boca. Llame al 911; glucagón si hay orden.",
      "Mida otra vez en 15 minutos. Si sigue bajo: trate de nuevo.",
      "Luego un bocadillo, y llame a la enfermera y al médico.",
      "No más insulina ni pastillas para la diabetes hasta que el médico lo diga.",
    ],
  },
  chest_pain: {
    heading: "Dolor de pecho",
    steps: [
      "Llame al 911 y a la enfermera.",
      "Que descanse sentado. Afloje la ropa.",
      "Dé nitroglicerina o aspirina solo si hay orden.",
      "Mida presión, pulso y oxígeno.",
      "Quédese. Sepa las instrucciones de reanimación antes de necesitarlas.",
    ],
  },
  fire: {
    heading: "Fuego o humo",
    steps: [
      "Primero saque del peligro a quienes estén cerca.",
      "Active la alarma y llame al 911.",
      "Cierre las puertas al salir para contener el fuego.",
      "Salga, o apáguelo solo si es pequeño y sabe hacerlo.",
      "Cuente a todos en el punto de reunión.",
    ],
  },
  missing: {
    heading: "Falta una persona",
    steps: [
      "Inicie ya la búsqueda. Anote cuándo y dónde se le vio por última vez.",
      "Cuente a los demás.",
      "Busque adentro, luego puertas, escaleras, jardines y la calle.",
      "Si no aparece en la primera búsqueda: llame al 911. Diga qué ropa lleva y tenga lista una foto.",
      "Avise a la persona a cargo y a la familia.",
    ],
  },
  self_harm: {
    heading: "Habló de hacerse daño",
    steps: [
      "Quédese con la persona. No la deje sola.",
      "Llame ya a la enfermera. Si hay peligro ahora mismo: llame al 911.",
      "Retire pastillas, cordones, navajas y todo lo que pueda hacer daño.",
      "Llame o escriba al 988, junto con la persona si lo desea.",
      "Escuche. No discuta ni prometa guardar el secreto.",
    ],
  },
  weapon: {
    heading: "Un arma",
    steps: [
      "Aléjese y aleje a los demás.",
      "Llame al 911.",
      "Cierre con llave una puerta entre ustedes.",
      "No intente quitarla.",
      "Que nadie entre hasta que llegue la policía.",
    ],
  },
  heat: {
    heading: "Demasiado calor",
    steps: [
      "Si está confuso, caliente y no parece él mismo: llame al 911.",
      "Llévelo a un lugar fresco. Quite la ropa de más.",
      "Enfríelo: paños mojados, ventilador, hielo en cuello y axilas.",
      "Sorbos de agua solo si está bien despierto.",
      "Mida la temperatura cada pocos minutos.",
    ],
  },
  cold: {
    heading: "Demasiado frío",
    steps: [
      "Si está confuso, rígido o muy dormido: llame al 911.",
      "Llévelo adentro con cuidado. Quite la ropa mojada.",
      "Caliente primero el pecho y el cuerpo, con cobijas. Sin agua caliente y sin frotar.",
      "Una bebida tibia solo si está bien despierto.",
      "Mida la temperatura cada pocos minutos.",
    ],
  },
  drowning: {
    heading: "Ahogamiento",
    steps: [
      "Sáquelo del agua si no es peligroso para usted.",
      "Llame al 911 y pida ayuda en voz alta.",
      "Si no respira: verifique las instrucciones de reanimación e inicie RCP con respiraciones.",
      "Si respira: póngalo de lado y abríguelo.",
      "Que lo vea un médico, aunque parezca estar bien.",
    ],
  },
};
