const rootRule = /:root\{([^{}]*)\}/;
const definition = /(?<=^|[{;])(--[\w-]+):([^;{}]*);?/g;
const use = /var\((--[\w-]+)\)/g;

/**
 * Writes a size, a face or a colour of the palette where its name stands, if `:root` gives it once and for all: a
 * browser would look each of them up again for every element that has it.
 * @param {string} css as the build made it, without comments and needless spaces
 */
export function writeConstants(css) {
  const root = rootRule.exec(css)?.[1] ?? "";
  const given = [...css.matchAll(definition)].map(([, name]) => name);
  /** @type {Map<string, string>} */
  const constants = new Map();
  /** @param {string} text */
  const written = (text) => text.replace(use, (whole, name) => constants.get(name) ?? whole);
  for (const [, name = "", value = ""] of root.matchAll(definition)) {
    const isGivenOnce = given.indexOf(name) === given.lastIndexOf(name) && !css.includes(`var(${name},`);
    if (isGivenOnce && value.trim() && !written(value).includes("var(")) constants.set(name, written(value));
  }
  const left = root.replace(definition, (whole, name) => (constants.has(name) ? "" : whole));
  return written(css.replace(rootRule, () => `:root{${left}}`));
}
