import { WholeCodes } from "../design/whole-codes.tsx";

export type SourceList = readonly { id: string; label: string; href: string }[];

type SourcesProps = { heading: string; items: SourceList };

export function Sources({ heading, items }: SourcesProps) {
  return (
    <section className="wrap section split sources" aria-labelledby="sources">
      <h2 id="sources">{heading}</h2>
      <ol className="source-list">
        {items.map(({ id, label, href }) => (
          <li key={id} id={`source-${id}`}>
            <a href={href} rel="noopener">
              <WholeCodes text={label} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The numbers of sources in the list; each leads to its line there. */
export function SourceLinks({ ids, list }: { ids: readonly string[]; list: SourceList }) {
  return (
    <span className="source-links">
      {list.map(
        ({ id, label }, index) =>
          ids.includes(id) && (
            <a key={id} href={`#source-${id}`} aria-label={`${index + 1}: ${label}`} title={label}>
              {index + 1}
            </a>
          ),
      )}
    </span>
  );
}
