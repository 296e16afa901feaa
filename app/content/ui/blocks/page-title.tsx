import { use } from "react";
import type { BlockContents } from "../../model/block-shapes";
import { BlockContext } from "./block-context";
import styles from "./page-title.module.css";

/** A page's heading with a sentence below it. */
export function PageTitle({ content }: { readonly content: BlockContents["page-title"] }) {
  const { Top } = use(BlockContext);
  return (
    <div className={styles.title}>
      <Top>{content.title}</Top>
      <p>{content.text}</p>
    </div>
  );
}
