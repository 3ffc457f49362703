import type { IconNode } from "lucide";

/** All strokes of an icon as one path: a page with sixty of them has half as many elements to lay out. */
export function pathOfShapes(shapes: IconNode): string {
  return shapes.map(([tag, attributes]) => pathOf(tag, attributes)).join("");
}

function pathOf(tag: string, attributes: IconNode[number][1]): string {
  const at = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case "path":
      return fromTheCorner(String(attributes.d));
    case "line":
      return `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`;
    case "polyline":
      return `M${attributes.points}`;
    case "circle":
      return ring(at("cx") - at("r"), at("cy"), at("r"));
    case "rect":
      return box(at("x"), at("y"), at("width"), at("height"), at("rx"));
    default:
      throw new Error(`No icon so far was drawn with <${tag}>`);
  }
}

/** A path may begin with a step from where it stands, which is the corner only if nothing was drawn before it. */
function fromTheCorner(path: string): string {
  return path.replace(
    /^m(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)[ ,]*(?=([-\d.])?)/,
    (_, x, y, goesOn) => `M${x} ${y}${goesOn ? "l" : ""}`,
  );
}

function ring(left: number, middle: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0 `;
  return `M${left} ${middle}${half}${2 * radius} 0${half}${-2 * radius} 0`;
}

function box(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (right: number, down: number) => `a${radius} ${radius} 0 0 1 ${right * radius} ${down * radius}`;
  const [across, along] = [width - 2 * radius, height - 2 * radius];
  return [
    `M${x + radius} ${y}h${across}${corner(1, 1)}v${along}${corner(-1, 1)}`,
    `h${-across}${corner(-1, -1)}v${-along}${corner(1, -1)}z`,
  ].join("");
}
