import { Icon, type IconName } from "../design/icon.tsx";
import { Calculator, type CalculatorProps } from "./calculator.tsx";
import { PacketPicture, type PacketPictureProps } from "./packet-picture.tsx";
import { TrendPicture, type TrendPictureProps } from "./trend-picture.tsx";

type BenefitsProps = {
  heading: string;
  text: string;
  items: readonly { icon: IconName; title: string; text: string }[];
  pictures: { trend: TrendPictureProps; later: string; packet: PacketPictureProps };
  calculator: CalculatorProps;
};

export function Benefits({ heading, text, items, pictures, calculator }: BenefitsProps) {
  return (
    <section id="benefits" className="section benefits">
      <div className="wrap benefits-grid">
        <div className="benefit-words">
          <div className="section-head" data-reveal="">
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
          <ul className="benefit-list">
            {items.map(({ icon, title, text: why }) => (
              <li key={title} data-reveal="">
                <Icon name={icon} />
                <div>
                  <h3>{title}</h3>
                  <p>{why}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="benefit-pictures">
          <div data-reveal="">
            <TrendPicture {...pictures.trend} />
          </div>
          <p className="benefit-thread" data-reveal="">
            {pictures.later}
          </p>
          <div data-reveal="">
            <PacketPicture {...pictures.packet} />
          </div>
        </div>
        <Calculator {...calculator} />
      </div>
    </section>
  );
}
