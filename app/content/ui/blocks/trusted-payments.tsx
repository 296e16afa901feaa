import type { BlockContents } from "../../model/block-shapes";
import { BlockSection } from "./block-section";
import styles from "./trusted-payments.module.css";

/** The ways to pay. */
export function TrustedPayments({ content }: { readonly content: BlockContents["trusted-payments"] }) {
  return (
    <BlockSection title={content.title} text={content.text}>
      <ul className={styles.methods}>
        {content.methods.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
    </BlockSection>
  );
}
