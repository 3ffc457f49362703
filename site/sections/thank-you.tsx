import { Icon } from "../design/icon.tsx";

type ThankYouProps = {
  heading: string;
  text: string;
  next: { heading: string; items: readonly { title: string; text: string }[] };
  meanwhile: string;
};

/** What a visitor reads once a message is kept: the same on its own page and in the place of the form. */
export function ThankYou({ heading, text, next, meanwhile, isPage }: ThankYouProps & { isPage?: boolean }) {
  const Heading = isPage ? "h1" : "h3";
  const Subheading = isPage ? "h2" : "h4";
  return (
    <>
      <Heading className="thank-you-heading" tabIndex={-1}>
        <Icon name="circle-check" />
        {heading}
      </Heading>
      <p className="hero-text">{text}</p>
      <Subheading className="thank-you-next">{next.heading}</Subheading>
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
