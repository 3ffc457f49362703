import type { ReactNode } from "react";

export type SceneName =
  | "fall-incident-reporting"
  | "medication-error-tracking"
  | "behavioral-monitoring"
  | "infection-control";

/** Small drawings in one hand: pale shapes for things, a fine line for edges, one marigold spot to look at. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg className="scene" viewBox="0 0 320 132" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

const drawings: Record<SceneName, ReactNode> = {
  "fall-incident-reporting": (
    <>
      <path className="scene-shape" d="M24 70h128v34H24z" />
      <path className="scene-shape-strong" d="M24 58h40v14H24z" />
      <path className="scene-line" d="M18 44v76M158 66v54M18 104h140M64 72h94" />
      <path className="scene-shape" d="M206 84h76v36h-76z" />
      <path className="scene-line" d="M206 84h76v36h-76zM206 102h76M240 93h8M240 111h8" />
      <rect className="scene-night" x="212" y="44" width="64" height="40" rx="8" />
      <path className="scene-figures" d="M221 56h10v8h-10v8h10M239 59v.1M239 69v.1M247 56h4v16M260 56h7v16h-7z" />
      <path className="scene-line" d="M300 120V42M291 120h18M286 42l6-18h16l6 18z" />
      <path className="scene-spot-fill" d="M166 120c0-8 2-13 6-13 3 0 5 5 9 6l9 3c3 1 3 4 0 4z" />
    </>
  ),
  "medication-error-tracking": (
    <>
      <path className="scene-shape" d="M128 20h176v96H128z" />
      <path
        className="scene-line"
        d="M128 20h176v96H128zM128 44h176M128 68h176M128 92h176M190 20v96M228 20v96M266 20v96"
      />
      <path className="scene-line" d="M138 32h36M138 56h28M138 80h40M138 104h24" />
      <path className="scene-tick" d="m203 56 4 4 8-9M203 80l4 4 8-9M203 104l4 4 8-9M241 56l4 4 8-9M279 104l4 4 8-9" />
      <rect className="scene-halo" x="230" y="70" width="34" height="20" rx="5" />
      <path className="scene-tick" d="m236 80 3 3 6-7M248 80l3 3 6-7" />
      <path className="scene-shape-strong" d="M30 62h58l-8 52H38z" />
      <path className="scene-line" d="M26 62h66M30 62l8 52h42l8-52" />
      <rect className="scene-spot-fill" x="42" y="40" width="34" height="15" rx="7.5" transform="rotate(-16 59 47)" />
      <path className="scene-line" d="m58 42 4 13" />
    </>
  ),
  "behavioral-monitoring": (
    <>
      <path className="scene-shape" d="M20 18h280v98H20z" />
      <path
        className="scene-line"
        d="M250 18H20v98h280V72M300 40V18h-26M20 62h70M114 62h80M218 62h82M110 18v24M200 18v24M110 84v32M200 84v32"
      />
      <path className="scene-line" d="M300 40l26-12" />
      <path className="scene-path" d="M60 40c0 34 30 34 60 33s90 6 130 3 46-20 60-24" />
      <circle className="scene-shape-strong" cx="60" cy="38" r="7" />
      <circle className="scene-spot-fill" cx="300" cy="55" r="7" />
    </>
  ),
  "infection-control": (
    <>
      <path className="scene-shape" d="M20 14h180v104H20z" />
      <path className="scene-line" d="M20 14h180v104H20zM20 40h180M20 66h180M20 92h180M64 14v104M140 14v104" />
      <path className="scene-line" d="M30 27h20M74 27h44M150 27h30M74 79h34M30 79h14M150 79h36" />
      <rect className="scene-halo" x="24" y="43" width="172" height="20" rx="4" />
      <rect className="scene-halo" x="24" y="95" width="172" height="20" rx="4" />
      <path className="scene-line" d="M30 53h18M74 53h50M150 53h28M30 105h16M74 105h44M150 105h32" />
      <path className="scene-line" d="M226 112V20M226 112h82" />
      <path className="scene-path" d="M232 104c22-2 30-8 40-24s16-42 32-52" />
      <circle className="scene-spot-fill" cx="268" cy="87" r="7" />
    </>
  ),
};
