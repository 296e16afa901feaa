import { use } from "react";
import type { BlockContents } from "../../model/block-shapes";
import { BlockContext } from "./block-context";
import { BlockLink } from "./block-link";
import { BlockSection } from "./block-section";
import styles from "./picture-cards.module.css";

/** Three offers of the house, each with its picture. */
export function MarketingCards({ content }: { readonly content: BlockContents["marketing-cards"] }) {
  const { Title } = use(BlockContext);
  const Heading = Title === "h2" ? "h3" : "h4";
  return (
    <BlockSection title={content.title}>
      <ul className={styles.grid}>
        {content.cards.map(({ title, text, picture, link, href }) => (
          <li key={title} className={styles.card}>
            <img src={picture} width="1200" height="640" alt="" loading="lazy" />
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>{text}</p>
            <BlockLink href={href} className={styles.link}>
              {link}
            </BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
