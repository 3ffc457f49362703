import type { LinkWords } from "../frame/link.tsx";
import { Hallway } from "./hallway.tsx";
import { WaysOut } from "./ways-out.tsx";

type NotFoundProps = {
  code: string;
  heading: string;
  text: string;
  home: LinkWords;
  talk: LinkWords;
  contact: LinkWords;
};

export function NotFound({ code, heading, text, home, talk, contact }: NotFoundProps) {
  return (
    <section className="wrap page-top not-found">
      <div className="stack">
        <p className="eyebrow">{code}</p>
        <h1>{heading}</h1>
        <p>{text}</p>
        <WaysOut ways={[home, talk, contact]} />
      </div>
      <Hallway />
    </section>
  );
}
