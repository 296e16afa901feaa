import type { BlockContents } from "../../model/block-shapes";
import styles from "./banner-boxes.module.css";
import { BlockLink } from "./block-link";

/** Two or three pictures with a name, each one link. */
export function BannerBoxes({ content }: { readonly content: BlockContents["banner-boxes"] }) {
  return (
    <ul className={styles.boxes}>
      {content.boxes.map(({ title, picture, href }) => (
        <li key={title} data-promo="box">
          <BlockLink href={href}>
            <img src={picture} width="1200" height="640" alt="" loading="lazy" />
            <b>{title}</b>
          </BlockLink>
        </li>
      ))}
    </ul>
  );
}
