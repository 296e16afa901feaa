import { BlockSection } from "../../../content/ui/blocks/block-section";
import type { BlockView } from "../../model/block-view";
import styles from "./category-cards.module.css";

/** Of each category's own ones so many are named. */
const namedBelow = 4;

/** Categories with a picture and the first of what is below them. */
export function CategoryCards({ content, facts }: BlockView<"category-cards">) {
  return (
    <BlockSection title={content.title} text={content.text}>
      <ul className={styles.cards}>
        {facts.categories.map(({ name, href, picture, below }) => (
          <li key={href}>
            <img src={picture} width="480" height="480" alt="" loading="lazy" />
            <div>
              <a href={href} className={styles.name}>
                {name}
              </a>
              <ul>
                {below.slice(0, namedBelow).map(([text, path]) => (
                  <li key={path}>
                    <a href={path}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
