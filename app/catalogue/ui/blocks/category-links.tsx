import { BlockSection } from "../../../content/ui/blocks/block-section";
import type { BlockView } from "../../model/block-view";
import styles from "./link-chips.module.css";

/** Categories by their names alone. */
export function CategoryLinks({ content, facts }: BlockView<"category-links">) {
  return (
    <BlockSection title={content.title}>
      <ul className={styles.chips}>
        {facts.categories.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
