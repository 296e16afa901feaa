import type { BlockContents } from "../../model/block-shapes";
import { BlockSection } from "./block-section";
import styles from "./faq.module.css";

/** Questions that open to their answers; no script is needed. */
export function Faq({ content }: { readonly content: BlockContents["faq"] }) {
  return (
    <BlockSection title={content.title}>
      <div className={styles.list}>
        {content.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
