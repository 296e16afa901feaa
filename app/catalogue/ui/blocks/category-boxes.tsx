import { BlockSection } from "../../../content/ui/blocks/block-section";
import type { BlockView } from "../../model/block-view";
import styles from "./category-boxes.module.css";

/** Categories as pictures with their names. */
export function CategoryBoxes({ content, facts }: BlockView<"category-boxes">) {
  return (
    <BlockSection title={content.title}>
      <ul className={styles.boxes}>
        {facts.categories.map(({ name, href, picture }) => (
          <li key={href}>
            <img src={picture} width="480" height="480" alt="" loading="lazy" />
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
