import { use } from "react";
import { Button } from "../../../design/button";
import type { BlockContents } from "../../model/block-shapes";
import { BlockContext } from "./block-context";
import { BlockSection } from "./block-section";
import styles from "./newsletter.module.css";

/** The sign-up to the newsletter. Without an address that takes it there is none, in an overview one that is off. */
export function Newsletter({ content }: { readonly content: BlockContents["newsletter"] }) {
  const { toHref, isOverview } = use(BlockContext);
  const { action, title, text, label, button } = content;
  if (!action && !isOverview) return null;
  return (
    <BlockSection title={title} text={text}>
      <form className={styles.form} method="post" action={action && toHref(action)}>
        <label>
          <span>{label}</span>
          <input type="email" name="email" autoComplete="email" required disabled={!action} />
        </label>
        <Button look="plain" type="submit" disabled={!action}>
          {button}
        </Button>
      </form>
    </BlockSection>
  );
}
