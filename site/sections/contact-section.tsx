import { Icon } from "../design/icon.tsx";
import { Island } from "../frame/island.tsx";
import { Link, type LinkWords } from "../frame/link.tsx";
import type { LeadFormProps } from "../islands/lead-form.tsx";

type ContactSectionProps = {
  heading: string;
  text: string;
  bullets: readonly string[];
  demo: LinkWords;
  talk: LinkWords;
  form: LeadFormProps;
};

export function ContactSection({ heading, text, bullets, demo, talk, form }: ContactSectionProps) {
  return (
    <section id="contact" className="section contact-section">
      <div className="wrap contact-grid">
        <div className="stack contact-words" data-reveal="">
          <h2>{heading}</h2>
          <p className="hero-text">{text}</p>
          <ul className="ticks">
            {bullets.map((bullet) => (
              <li key={bullet}>
                <Icon name="circle-check" />
                {bullet}
              </li>
            ))}
          </ul>
          <div className="button-row">
            <Link to={demo.to} className="button button-quiet">
              {demo.label}
            </Link>
            <Link to={talk.to} className="button button-quiet">
              {talk.label}
            </Link>
          </div>
        </div>
        <div className="card card-raised" data-reveal="" data-delay="1">
          <Island name="lead-form" when="interaction" props={form} />
        </div>
      </div>
    </section>
  );
}
