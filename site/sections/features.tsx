import type { ReactNode } from "react";
import { Icon, type IconName } from "../design/icon.tsx";
import { AlertPicture, type AlertPictureProps } from "./alert-picture.tsx";
import { LineListPicture, type LineListPictureProps } from "./line-list-picture.tsx";
import { SaidOncePicture, type SaidOncePictureProps } from "./said-once-picture.tsx";
import { SampleCards, type SampleCardsProps } from "./sample-cards.tsx";
import { Steps, type StepsProps } from "./steps.tsx";
import { TwoSheetsPicture, type TwoSheetsPictureProps } from "./two-sheets-picture.tsx";

type FeaturesProps = {
  heading: string;
  text: string;
  cards: readonly { icon: IconName; title: string; text: string }[];
  pictures: {
    alert: AlertPictureProps;
    lineList: LineListPictureProps;
    sheets: TwoSheetsPictureProps;
    once: SaidOncePictureProps;
  };
  steps: StepsProps;
  samples: SampleCardsProps;
};

/** Every claim stands under the thing it is about. */
export function Features({ heading, text, cards, pictures, steps, samples }: FeaturesProps) {
  const shown: ReactNode[] = [
    <AlertPicture key="alert" {...pictures.alert} />,
    <LineListPicture key="line-list" {...pictures.lineList} />,
    <TwoSheetsPicture key="sheets" {...pictures.sheets} />,
    <SaidOncePicture key="once" {...pictures.once} />,
  ];
  return (
    <section id="features" className="section features">
      <div className="wrap">
        <div className="section-head section-head-wide" data-reveal="">
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ul className="card-row feature-cards">
          {cards.map(({ icon, title, text: why }, index) => (
            <li key={title} className="feature-card" tabIndex={-1} data-reveal="" data-delay={index}>
              {shown[index]}
              <div className="feature-words">
                <h3>
                  <Icon name={icon} />
                  {title}
                </h3>
                <p>{why}</p>
              </div>
            </li>
          ))}
        </ul>
        <Steps {...steps} />
        <SampleCards {...samples} />
      </div>
    </section>
  );
}
