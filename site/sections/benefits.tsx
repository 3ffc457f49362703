import { Icon, type IconName } from "../design/icon.tsx";
import { Calculator, type CalculatorProps } from "./calculator.tsx";

type BenefitsProps = {
  heading: string;
  text: string;
  items: readonly { icon: IconName; title: string; text: string }[];
  calculator: CalculatorProps;
};

export function Benefits({ heading, text, items, calculator }: BenefitsProps) {
  return (
    <section id="benefits" className="section benefits">
      <div className="wrap benefits-grid">
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
        <Calculator {...calculator} />
      </div>
    </section>
  );
}
