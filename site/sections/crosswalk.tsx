import { StackedTable } from "../design/stacked-table.tsx";
import { WholeCodes } from "../design/whole-codes.tsx";
import { SourceLinks, type SourceList } from "./sources.tsx";

type CrosswalkProps = {
  heading: string;
  text: string;
  dated: string;
  columns: { incident: string; tags: string; facts: string; sources: string };
  rows: readonly {
    id: string;
    incident: string;
    tags: readonly { tag: string; meaning: string }[];
    facts: string;
    sources: readonly string[];
  }[];
  sourceList: SourceList;
};

export function Crosswalk({ heading, text, dated, columns, rows, sourceList }: CrosswalkProps) {
  return (
    <section className="wrap section rule-table crosswalk-table" aria-labelledby="crosswalk">
      <div className="section-head section-head-wide">
        <h2 id="crosswalk">{heading}</h2>
        <p>{text}</p>
      </div>
      <StackedTable
        caption={heading}
        columns={[columns.incident, columns.tags, columns.facts, columns.sources]}
        rows={rows.map(({ id, incident, tags, facts, sources }) => ({
          id,
          cells: [
            incident,
            <ul key="tags" className="rule-tags">
              {tags.map(({ tag, meaning }) => (
                <li key={tag}>
                  <strong>{tag}</strong> {meaning}
                </li>
              ))}
            </ul>,
            facts,
            <SourceLinks key="sources" ids={sources} list={sourceList} />,
          ],
        }))}
      />
      <p className="rule-note">
        <WholeCodes text={dated} />
      </p>
    </section>
  );
}
