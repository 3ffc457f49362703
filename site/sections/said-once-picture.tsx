import { Icon } from "../design/icon.tsx";

export type SaidOncePictureProps = { caption: string; said: string; places: readonly string[] };

export function SaidOncePicture({ caption, said, places }: SaidOncePictureProps) {
  return (
    <figure className="picture picture-once">
      <blockquote className="once-said">{said}</blockquote>
      <svg className="once-threads" viewBox="0 0 300 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M150 0C150 34 50 22 50 60M150 0V60M150 0c0 34 100 22 100 60" />
      </svg>
      <ul className="once-places">
        {places.map((place) => (
          <li key={place}>
            <Icon name="check" />
            {place}
          </li>
        ))}
      </ul>
      <figcaption className="visually-hidden">{caption}</figcaption>
    </figure>
  );
}
