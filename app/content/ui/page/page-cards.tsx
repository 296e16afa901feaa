import type { PageSection } from "../../model/content-page";
import { BlockLink } from "../blocks/block-link";
import styles from "./page-pictures.module.css";

/** Ways on with pictures: the whole card is the link. */
export function PageCards({ cards }: { readonly cards: NonNullable<PageSection["cards"]> }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, picture, link }) => (
        <li key={title}>
          <img src={picture.src} alt={picture.alt} width="1200" height="640" loading="lazy" />
          <h3>{title}</h3>
          <p>{text}</p>
          <BlockLink href={link.to}>{link.text}</BlockLink>
        </li>
      ))}
    </ul>
  );
}
