import { Icon } from "../../../design/icon";
import type { BlockContents } from "../../model/block-shapes";
import { BlockLink } from "./block-link";
import { BlockSection } from "./block-section";
import styles from "./help-menu.module.css";

/** Where the usual questions are answered. */
export function HelpMenu({ content }: { readonly content: BlockContents["help-menu"] }) {
  return (
    <BlockSection title={content.title}>
      <ul className={styles.menu}>
        {content.topics.map(({ icon, title, href }) => (
          <li key={title}>
            <BlockLink href={href}>
              <Icon name={icon} className={styles.icon} />
              {title}
            </BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
