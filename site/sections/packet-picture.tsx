export type PacketPictureProps = {
  caption: string;
  title: string;
  items: readonly { label: string; detail: string; page: string }[];
  note: string;
};

export function PacketPicture({ caption, title, items, note }: PacketPictureProps) {
  return (
    <figure className="packet">
      <div className="paper">
        <p className="paper-title">{title}</p>
        <ol className="packet-items">
          {items.map(({ label, detail, page }) => (
            <li key={label}>
              <span>{label}</span>
              <span className="packet-detail">{detail}</span>
              <span className="packet-page">{page}</span>
            </li>
          ))}
        </ol>
        <p className="sheet-note">{note}</p>
      </div>
      <figcaption className="sheet-note">{caption}</figcaption>
    </figure>
  );
}
