import type { ReactNode } from "react";

type PageHeadingProps = { heading: string; text: ReactNode; children?: ReactNode };

/** The top of a page that is read: its name, its point, and below them what must be known first. */
export function PageHeading({ heading, text, children }: PageHeadingProps) {
  return (
    <div className="wrap page-top page-heading">
      <h1>{heading}</h1>
      <p className="hero-text">{text}</p>
      {children}
    </div>
  );
}
