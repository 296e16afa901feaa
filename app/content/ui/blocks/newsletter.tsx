import { use } from "react";
import { brand } from "../../../countries/model/brand";
import { Button } from "../../../design/button";
import { useTranslate } from "../../../i18n/translate-context";
import type { BlockContents } from "../../model/block-shapes";
import { BlockContext } from "./block-context";
import { BlockSection } from "./block-section";
import styles from "./newsletter.module.css";

/**
 * The sign-up to the newsletter, with a box that nobody ticks but the reader: that holds in every country. Without an
 * address that takes it there is none, in an overview one that is off.
 */
export function Newsletter({ content }: { readonly content: BlockContents["newsletter"] }) {
  const { toHref, isOverview } = use(BlockContext);
  const translate = useTranslate();
  const { action, title, text, label, button } = content;
  if (!action && !isOverview) return null;
  return (
    <BlockSection title={title} text={text}>
      <form className={styles.form} method="post" action={action && toHref(action)}>
        <input type="text" name="topic" autoComplete="off" hidden />
        <label>
          <span>{label}</span>
          <input type="email" name="email" autoComplete="email" required disabled={!action} />
        </label>
        <Button look="plain" type="submit" disabled={!action}>
          {button}
        </Button>
        <label className={styles.consent}>
          <input type="checkbox" name="consent" value="newsletter" required disabled={!action} />
          <span>{translate("newsletter.wording", { brand: brand.name })}</span>
        </label>
      </form>
    </BlockSection>
  );
}
