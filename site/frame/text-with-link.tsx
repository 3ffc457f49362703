import { Link, type LinkWords } from "./link.tsx";

/** A text in which the words of the link's label, where they stand, are the link. */
export function TextWithLink({ text, label, ...target }: LinkWords & { text: string }) {
  const [before, ...after] = text.split(label);
  return (
    <>
      {before}
      <Link {...target}>{label}</Link>
      {after.join(label)}
    </>
  );
}
