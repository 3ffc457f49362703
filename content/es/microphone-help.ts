import type { help as en } from "../en/microphone-help.ts";
import type { Translation } from "../translation.ts";

/** What to do when a browser gives no microphone. */
export const help: Translation<typeof en> = {
  heading: "¿No oye, o no le oyen?",
  text: "Siempre puede escribir. Si quiere hablar, pruebe estos pasos.",
  steps: [
    "Vea que su micrófono no esté en silencio y que haya volumen.",
    "Cierre otras aplicaciones que usen el micrófono, como una videollamada.",
    "Desconecte los audífonos y conéctelos otra vez, o elija otro aparato en el menú.",
    "Permita el micrófono para esta página, como se muestra abajo. Luego vuelva a cargar la página.",
    "En un teléfono o computadora del trabajo, sistemas puede bloquear el micrófono. Pregunte, o escriba.",
  ],
  browsersHeading: "Permitir el micrófono",
  browsers: [
    {
      id: "chrome",
      name: "Chrome o Edge en computadora",
      steps: ["Elija el icono a la izquierda de la dirección web.", "Active Micrófono.", "Vuelva a cargar la página."],
    },
    {
      id: "android",
      name: "Chrome en un teléfono Android",
      steps: [
        "Toque el icono a la izquierda de la dirección web y luego Permisos.",
        "Toque Micrófono y elija Permitir.",
        "Si sigue bloqueado, abra Ajustes del teléfono, Aplicaciones, Chrome, Permisos.",
      ],
    },
    {
      id: "iphone",
      name: "Safari en un iPhone o iPad",
      steps: [
        "Toque el menú de la página en la barra de direcciones y luego Configuración del sitio web.",
        "Ponga Micrófono en Permitir.",
        "Si no hay sonido, revise el interruptor de silencio y el volumen.",
      ],
    },
    {
      id: "safari",
      name: "Safari en una Mac",
      steps: [
        "En la barra de menús elija Safari y luego Configuración para este sitio web.",
        "Ponga Micrófono en Permitir y la reproducción automática en Permitir todo.",
        "En Configuración del Sistema, Privacidad y seguridad, Micrófono, active Safari.",
      ],
    },
    {
      id: "firefox",
      name: "Firefox",
      steps: [
        "Elija el icono del micrófono junto a la dirección web.",
        "Quite el bloqueo y vuelva a cargar la página.",
        "Cuando Firefox pregunte, elija Permitir.",
      ],
    },
  ],
};
