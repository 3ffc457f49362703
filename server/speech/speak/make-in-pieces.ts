import { limits } from "../../security/limits.ts";
import { type Patience, TookTooLong } from "../../thread/start-thread.ts";
import { joinSamples } from "../samples.ts";
import type { Pronunciation } from "./pronounce.ts";
import type { Sound } from "./synth.ts";

type Part = Pronunciation[number];
const maxSounds = limits.sentenceSounds.value;

/**
 * Makes a sentence piece by piece: the engine's time and memory grow with what it makes at once. All pieces share
 * one patience; when it ends, what is made by then is heard.
 */
export async function makeInPieces(
  pronounced: Pronunciation,
  make: (piece: Pronunciation, patience: Patience) => Promise<Int16Array>,
  patienceMs = limits.synthesisMs.value,
): Promise<Sound> {
  const made: Int16Array[] = [];
  const patience = { ms: patienceMs };
  for (const piece of piecesOf(pronounced).slice(0, limits.sentencePieces.value)) {
    const sound = await make(piece, patience).catch((error) => {
      if (made.length === 0 || !(error instanceof TookTooLong)) throw error;
    });
    if (!sound) break;
    made.push(sound);
  }
  return { samples: made.length === 1 && made[0] ? made[0] : joinSamples(made), sampleRate: 16_000 };
}

/** Cut after a mark where one is near, else between words, else within one. */
export function piecesOf(pronounced: Pronunciation): Pronunciation[] {
  const pieces: Pronunciation[] = [];
  let piece: Part[] = [];
  for (const part of pronounced.flatMap(shortEnough)) {
    if (lengthOf([...piece, part]) > maxSounds) {
      const mark = piece.findLastIndex((earlier) => "mark" in earlier);
      const isNear = lengthOf(piece.slice(0, mark + 1)) > maxSounds / 2;
      const at = isNear ? mark + 1 : piece.length;
      pieces.push(closed(piece.slice(0, at)));
      piece = piece.slice(at);
    }
    piece.push(part);
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}

/** A word that alone is too long, as several. */
function shortEnough(part: Part): Part[] {
  if ("mark" in part || part.sounds.length <= maxSounds) return [part];
  const parts: Part[] = [];
  for (let at = 0; at < part.sounds.length; at += maxSounds)
    parts.push({ word: part.word, sounds: part.sounds.slice(at, at + maxSounds) });
  return parts;
}

/** Without a mark at its end the voice breaks off. */
function closed(piece: Pronunciation): Pronunciation {
  const last = piece.at(-1);
  return last && "mark" in last ? piece : [...piece, { mark: "," }];
}

function lengthOf(parts: Pronunciation): number {
  return parts.reduce((sum, part) => sum + ("mark" in part ? 0 : part.sounds.length), 0);
}
