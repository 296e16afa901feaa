import type { BlockContents } from "../../model/block-shapes";
import { BlockLink } from "./block-link";
import { BlockSection } from "./block-section";
import styles from "./promo-list.module.css";

/** Several promises beside each other, each a link to where it is explained. */
export function PromoList({ content }: { readonly content: BlockContents["promo-list"] }) {
  return (
    <BlockSection title={content.title}>
      <ul className={styles.list}>
        {content.banners.map(({ title, text, href }) => (
          <li key={title}>
            <BlockLink href={href}>
              <b>{title}</b>
              <span>{text}</span>
            </BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
