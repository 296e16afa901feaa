import { BlockSection } from "../../../content/ui/blocks/block-section";
import chips from "../../../design/link-chips.module.css";
import type { BlockView } from "../../model/block-view";

/** Categories by their names alone. */
export function CategoryLinks({ content, facts }: BlockView<"category-links">) {
  return (
    <BlockSection title={content.title}>
      <ul className={chips.chips}>
        {facts.categories.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
