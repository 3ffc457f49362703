import { Icon } from "../design/icon.tsx";
import { ContactAddress } from "../frame/contact-address.tsx";
import { Island } from "../frame/island.tsx";
import { Link, type LinkWords } from "../frame/link.tsx";
import type { LeadFormProps } from "../islands/lead-form.tsx";

type OtherWay = LinkWords & { text: string };

type ContactPageProps = {
  heading: string;
  subtitle: string;
  next: { heading: string; items: readonly { title: string; text: string }[] };
  other: {
    heading: string;
    talk: OtherWay;
    email: { text: string; label: string };
    privacy: OtherWay;
    howItWorks: OtherWay;
  };
  notUrgent: string;
  form: LeadFormProps;
};

export function ContactPageBody({ heading, subtitle, next, other, notUrgent, form }: ContactPageProps) {
  return (
    <div className="wrap page-top contact-page">
      <div className="section-head">
        <h1>{heading}</h1>
        <p>{subtitle}</p>
      </div>
      <div className="contact-grid">
        <div className="stack">
          <p className="flag" data-level="routine">
            <Icon name="info" />
            <span>{notUrgent}</span>
          </p>
          <div className="card card-raised">
            <Island name="lead-form" when="interaction" props={form} />
          </div>
        </div>
        <div className="stack contact-aside">
          <div className="stack contact-next">
            <h2>{next.heading}</h2>
            <ol className="next-steps">
              {next.items.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </div>
          <h2>{other.heading}</h2>
          <ul className="other-ways">
            {[other.talk, other.howItWorks, other.privacy].map(({ text, label, to }) => (
              <li key={to}>
                {text} <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              {other.email.text} <ContactAddress fallback={other.email.label} />
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}
