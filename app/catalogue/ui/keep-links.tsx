import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { toComparePath } from "../model/compare-list";
import styles from "./keep-links.module.css";

/**
 * Leads to a comparison with this article alone, and to where a list is chosen for it; where the script runs, one press
 * puts it on the shopper's comparison or list.
 */
export function KeepLinks({ sku }: { readonly sku: string }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      <a className={styles.keep} href={toComparePath(prefix, [sku])} data-compare={sku} rel="nofollow">
        <Icon name="compare" />
        {translate("catalogue.compare.add")}
      </a>
      <a className={styles.keep} href={`${prefix}/my-lists?save=${sku}`} data-save={sku} rel="nofollow">
        <Icon name="heart" />
        {translate("catalogue.save")}
      </a>
    </>
  );
}
