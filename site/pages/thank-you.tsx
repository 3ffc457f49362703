import { Link } from "../frame/link.tsx";
import { ThankYou } from "../sections/thank-you.tsx";
import type { MakePage } from "./page.ts";

export const thankYouPage: MakePage = ({ forms: { thanks } }) => ({
  title: thanks.title,
  description: thanks.description,
  hidden: true,
  body: () => (
    <section className="wrap page-top thank-you-page">
      <div className="card card-raised thank-you">
        <ThankYou {...thanks} isPage />
        <div className="button-row">
          <Link to={thanks.talk.to} className="button">
            {thanks.talk.label}
          </Link>
          <Link to={thanks.home.to} className="button button-quiet">
            {thanks.home.label}
          </Link>
        </div>
      </div>
    </section>
  ),
});
