type OtherSettingsProps = {
  heading: string;
  text: string;
  items: readonly { id: string; title: string; text: string }[];
};

export function OtherSettings({ heading, text, items }: OtherSettingsProps) {
  return (
    <section className="section other-settings" aria-labelledby="settings">
      <div className="wrap split">
        <div className="stack">
          <h2 id="settings">{heading}</h2>
          <p className="hero-text">{text}</p>
        </div>
        <dl className="other-settings-list">
          {items.map(({ id, title, text: rules }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{rules}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
