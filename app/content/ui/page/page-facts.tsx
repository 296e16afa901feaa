import type { PageLink, PageSection } from "../../model/content-page";
import { BlockLink } from "../blocks/block-link";
import styles from "./page-section.module.css";

/** Names with their values, such as a company's register and number. */
export function PageFacts({ facts }: { readonly facts: NonNullable<PageSection["facts"]> }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PageLinks({ links }: { readonly links: readonly PageLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ text, to }) => (
        <li key={text}>
          <BlockLink href={to}>{text}</BlockLink>
        </li>
      ))}
    </ul>
  );
}
