/** The number of a report ends no line before it ends itself. It is wrapped, and so can still be copied and found. */
export function WholeCodes({ text }: { text: string }) {
  return text.split(/([A-Z]+(?:-\w+)+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
