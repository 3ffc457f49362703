import { Icon } from "../design/icon.tsx";

export type ThankYouProps = {
  heading: string;
  text: string;
  next: { heading: string; items: readonly { title: string; text: string }[] };
  meanwhile: string;
};

/** What a visitor sees once a message is kept: the same on its own page and in the place of the form. */
export function ThankYou({ heading, text, next, meanwhile }: ThankYouProps) {
  return (
    <>
      <p className="thank-you-sign">
        <Icon name="circle-check" />
      </p>
      <h2 className="thank-you-heading" tabIndex={-1}>
        {heading}
      </h2>
      <p className="hero-text">{text}</p>
      <h3>{next.heading}</h3>
      <ol className="next-steps">
        {next.items.map(({ title, text: what }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      <p>{meanwhile}</p>
    </>
  );
}
