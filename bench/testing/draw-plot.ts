export type Plot = {
  title: string;
  x: string;
  y: string;
  lines: Record<string, [number, number][]>;
  scale?: "linear" | "logarithmic";
};

const size = { width: 720, height: 400, left: 80, right: 20, top: 40, bottom: 50 };
const colours = ["#0f766e", "#b45309", "#6d28d9", "#be123c", "#1d4ed8"];

/** Lines over two axes, as a picture that needs nothing but a browser. A logarithmic plot has both axes so. */
export function drawPlot({ title, x, y, lines, scale = "linear" }: Plot) {
  const points = Object.values(lines).flat();
  const across = axis(
    points.map(([value]) => value),
    scale,
    size.left,
    size.width - size.right,
  );
  const up = axis(
    points.map(([, value]) => value),
    scale,
    size.height - size.bottom,
    size.top,
  );
  const { width, height, left, right, top, bottom } = size;
  const parts = [
    text(width / 2, 20, title, 'text-anchor="middle" font-size="15"'),
    text((left + width - right) / 2, height - 10, x, 'text-anchor="middle"'),
    text(0, 0, y, `text-anchor="middle" transform="translate(14 ${(top + height - bottom) / 2}) rotate(-90)"`),
    ...across.ticks.flatMap((value) => [
      `<path d="M${at(across.place(value))} ${top}V${height - bottom}" stroke="#ddd"/>`,
      text(across.place(value), height - bottom + 18, label(value), 'text-anchor="middle"'),
    ]),
    ...up.ticks.flatMap((value) => [
      `<path d="M${left} ${at(up.place(value))}H${width - right}" stroke="#ddd"/>`,
      text(left - 8, up.place(value) + 4, label(value), 'text-anchor="end"'),
    ]),
    ...Object.entries(lines).flatMap(([name, line], index) => {
      const colour = colours[index % colours.length];
      const path = line.map(([a, b]) => `${at(across.place(a))} ${at(up.place(b))}`).join("L");
      return [
        `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        text(left + 10, top + 16 + index * 16, name, `fill="${colour}"`),
      ];
    }),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" ` +
    `font-size="12"><rect width="100%" height="100%" fill="#fff"/>${parts.join("")}</svg>\n`
  );
}

function axis(values: number[], scale: "linear" | "logarithmic", start: number, end: number) {
  const isLinear = scale === "linear";
  const bend = isLinear ? (value: number) => value : Math.log10;
  const unbend = isLinear ? (value: number) => value : (power: number) => 10 ** power;
  const bent = values.map(bend).filter(Number.isFinite);
  const low = isLinear ? Math.min(0, ...bent) : Math.floor(Math.min(...bent));
  const high = isLinear ? Math.max(...bent, low + Number.EPSILON) : Math.max(Math.ceil(Math.max(...bent)), low + 1);
  const step = isLinear ? niceStep(high - low) : 1;
  const count = Math.floor((high - low) / step + 1e-9);
  return {
    ticks: Array.from({ length: count + 1 }, (_, index) => unbend(low + index * step)),
    place: (value: number) => start + ((bend(value) - low) / (high - low)) * (end - start),
  };
}

function niceStep(span: number) {
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

function text(x: number, y: number, words: string, attributes: string) {
  const safe = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${at(x)}" y="${at(y)}" ${attributes}>${safe}</text>`;
}

function label(value: number) {
  return Number(value.toPrecision(6)).toLocaleString("en-GB");
}

function at(value: number) {
  return Number(value.toFixed(1));
}
