import type { BlockContents } from "../../model/block-shapes";
import { BlockLink } from "./block-link";
import styles from "./promo-banner.module.css";

/** One line with one link. */
export function PromoBanner({ content }: { readonly content: BlockContents["promo-banner"] }) {
  return (
    <p className={styles.banner} data-promo="line">
      <span>{content.text}</span> <BlockLink href={content.href}>{content.link}</BlockLink>
    </p>
  );
}
