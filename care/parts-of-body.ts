/** Words of a place on the body that belong to a part a rule asks about. */
export const bodyParts: Record<"head", readonly string[]> = {
  head: [
    ...["head", "forehead", "face", "scalp", "skull", "eyebrow", "brow", "temple", "eye", "eyes", "eyelid"],
    ...["nose", "cheek", "cheekbone", "chin", "jaw", "lip", "mouth", "cabeza", "frente", "cara", "ceja", "nuca"],
  ],
};
export type PartOfBody = keyof typeof bodyParts;
