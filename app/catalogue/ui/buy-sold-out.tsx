import { LinkButton } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ProductView } from "../model/product-view";
import styles from "./buy-box.module.css";

type Props = { readonly product: Pick<ProductView, "buy" | "productNumber" | "categoryHref"> };

/** Stands where the form would be: that there is none, said once, and the ways on. */
export function SoldOut({ product }: Props) {
  const { buy, categoryHref, productNumber } = product;
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <div className={styles.unavailable}>
      <p role="status">
        {translate(buy.isForSale ? "catalogue.stock.none" : "catalogue.product.notForSale")}
      </p>
      {buy.isForSale ? (
        <LinkButton
          look="primary"
          size="small"
          href={`${prefix}/support?subreason=product-availability&product=${productNumber}`}
        >
          {translate("product.back.link")}
        </LinkButton>
      ) : null}
      <LinkButton look="ghost" size="small" href={categoryHref}>
        {translate("product.alternatives")}
      </LinkButton>
    </div>
  );
}
