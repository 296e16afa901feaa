import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { toComparePath } from "../model/compare-list";
import styles from "./compare-link.module.css";

/** Leads to a comparison with this article alone; where the script runs, it puts it on the shopper's list. */
export function CompareLink({ sku }: { readonly sku: string }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <a className={styles.compare} href={toComparePath(prefix, [sku])} data-compare={sku} rel="nofollow">
      <Icon name="compare" />
      {translate("catalogue.compare.add")}
    </a>
  );
}
