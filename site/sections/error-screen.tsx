import type { LinkWords } from "../frame/link.tsx";
import { Hallway } from "./hallway.tsx";
import { WaysOut } from "./ways-out.tsx";

type ErrorScreenProps = { heading: string; text: string; home: LinkWords; contact: LinkWords };

export function ErrorScreen({ heading, text, home, contact }: ErrorScreenProps) {
  return (
    <section className="wrap page-top not-found">
      <div className="stack" role="alert">
        <h1>{heading}</h1>
        <p className="error-text">{text}</p>
        <WaysOut ways={[home, contact]} />
      </div>
      <Hallway hasSign />
    </section>
  );
}
