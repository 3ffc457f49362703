/** A hallway at night that ends at a closed door; with a sign where something was spilled and is being seen to. */
export function Hallway({ hasSign }: { hasSign?: boolean }) {
  return (
    <svg className="hallway" viewBox="0 0 360 260" aria-hidden="true">
      <path className="hallway-line" d="M0 0 140 90M360 0 220 90M0 260 140 180M360 260 220 180" />
      <path className="hallway-wall" d="M140 90h80v90h-80z" />
      <path className="hallway-line" d="M164 180v-62h32v62M190 150v.1M60 39v182M300 39v182M104 67v133M256 67v133" />
      <path className="hallway-rail" d="M0 170 140 140M360 170 220 140" />
      <path className="hallway-light" d="M176 100h8M164 16h32l6 14h-44z" />
      {hasSign && (
        <>
          <path className="hallway-spill" d="M96 236c0-8 28-13 62-13s58 5 58 12-22 12-56 12-64-3-64-11z" />
          <path className="hallway-sign" d="M196 232 218 168h12l22 64z" />
          <path className="hallway-mark" d="M224 190v18M224 217v.1" />
        </>
      )}
    </svg>
  );
}
