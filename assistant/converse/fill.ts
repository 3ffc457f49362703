/** Fills {blanks}; one with a capital letter is filled with one ({They} is "He"). "8 a.m." ends its own sentence. */
export function fill(text: string, blanks: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const exact = blanks[name];
    if (exact !== undefined) return exact;
    const lower = blanks[name.charAt(0).toLowerCase() + name.slice(1)];
    return lower === undefined ? whole : capital(lower);
  });
  return filled.replaceAll("..", ".");
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b and c". */
export function inARow(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")}${and}${items.at(-1)}`;
}
