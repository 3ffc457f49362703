import { Icon } from "../design/icon.tsx";
import { PriorityFlag, type PriorityLevel } from "../design/priority-flag.tsx";

export type AlertPictureProps = {
  caption: string;
  at: string;
  title: string;
  flag: { level: PriorityLevel; word: string; reason: string };
  told: readonly { role: string; state: string; done: boolean }[];
};

export function AlertPicture({ caption, at, title, flag, told }: AlertPictureProps) {
  return (
    <figure className="picture picture-alert">
      <div className="phone-note">
        <p className="phone-note-head">
          <span>{title}</span>
          <span>{at}</span>
        </p>
        <PriorityFlag {...flag} />
        <ul className="phone-note-told">
          {told.map(({ role, state, done }) => (
            <li key={role} data-done={done || undefined}>
              <Icon name={done ? "circle-check" : "phone"} />
              <span>{role}</span>
              <span>{state}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="visually-hidden">{caption}</figcaption>
    </figure>
  );
}
