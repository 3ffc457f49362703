type ContentsProps = { label: string; items: readonly { id: string; text: string }[] };

/** Where to go on a long page: a list beside the text on a wide screen, folded away on a narrow one. */
export function Contents({ label, items }: ContentsProps) {
  return (
    <nav className="contents" data-contents="" aria-label={label}>
      <p className="contents-label" aria-hidden="true">
        {label}
      </p>
      <details>
        <summary>{label}</summary>
        <ol className="contents-list">
          {items.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
