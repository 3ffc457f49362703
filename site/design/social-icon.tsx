const drawings = {
  linkedin: "M4 4h16v16H4zM8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 0 0-4 0",
  x: "M5 4l14 16M19 4 5 20",
  youtube: "M4 6h16v12H4zM10 9.5v5l4.5-2.5z",
} as const;

export type SocialName = keyof typeof drawings;

/** The icon family holds no brands, so these three are drawn in its hand. */
export function SocialIcon({ name }: { name: SocialName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
