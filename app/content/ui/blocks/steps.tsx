import type { BlockContents } from "../../model/block-shapes";
import { BlockSection } from "./block-section";
import styles from "./steps.module.css";

/** What happens one after the other. */
export function Steps({ content }: { readonly content: BlockContents["steps"] }) {
  return (
    <BlockSection title={content.title}>
      <ol className={styles.steps}>
        {content.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
