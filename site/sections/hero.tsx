import { Icon, type IconName } from "../design/icon.tsx";
import { Link, type LinkWords } from "../frame/link.tsx";
import { HeroPicture, type HeroPictureProps } from "./hero-picture.tsx";

type HeroProps = {
  badge: string;
  heading: string;
  text: string;
  demo: LinkWords;
  useCases: LinkWords;
  tryIt: LinkWords & { note: string };
  highlights: readonly { icon: IconName; title: string; text: string }[];
  picture: HeroPictureProps;
};

export function Hero({ badge, heading, text, demo, useCases, tryIt, highlights, picture }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        <div className="hero-words">
          <p className="badge">
            <Icon name="mic" />
            {badge}
          </p>
          <h1>{heading}</h1>
          <p className="hero-text">{text}</p>
          <div className="button-row">
            <Link to={demo.to} className="button">
              {demo.label}
            </Link>
            <Link to={useCases.to} hash={useCases.hash} className="button button-quiet">
              {useCases.label}
            </Link>
          </div>
          <p className="hero-try">
            <Link to={tryIt.to}>
              {tryIt.label}
              <Icon name="arrow-right" />
            </Link>
            <span>{tryIt.note}</span>
          </p>
        </div>
        <HeroPicture {...picture} />
      </div>
      <ul className="wrap highlights">
        {highlights.map(({ icon, title, text: why }, index) => (
          <li key={title} className="highlight" data-reveal="" data-delay={index}>
            <h2 className="highlight-title">
              <Icon name={icon} />
              {title}
            </h2>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
