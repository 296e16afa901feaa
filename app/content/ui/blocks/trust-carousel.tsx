import { Icon } from "../../../design/icon";
import type { BlockContents } from "../../model/block-shapes";
import { BlockSection } from "./block-section";
import carousel from "./carousel.module.css";
import styles from "./trust-carousel.module.css";

/** Why one can rely on the shop, as cards that scroll sideways. */
export function TrustCarousel({ content }: { readonly content: BlockContents["trust-carousel"] }) {
  return (
    <BlockSection title={content.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className={carousel.carousel} tabIndex={0} aria-label={content.title}>
        {content.points.map(({ icon, title, text }) => (
          <li key={title} className={styles.card}>
            <Icon name={icon} className={styles.icon} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
