type PageHeadingProps = { heading: string; text: string };

export function PageHeading({ heading, text }: PageHeadingProps) {
  return (
    <div className="wrap page-top section-head">
      <h1>{heading}</h1>
      <p>{text}</p>
    </div>
  );
}
