/** Whether every word of the query begins some word of the text, whatever its case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const known = ` ${plainWords(text).join(" ")}`;
  return plainWords(query).every((word) => known.includes(` ${word}`));
}

function plainWords(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
