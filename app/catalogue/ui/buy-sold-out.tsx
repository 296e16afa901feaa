import { brand } from "../../countries/model/brand";
import { LinkButton } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import type { ProductView } from "../model/product-view";
import styles from "./buy-box.module.css";
import { toRequest } from "./to-request";

type Props = { readonly product: Pick<ProductView, "buy" | "name" | "productNumber" | "categoryHref"> };

/** Stands where the form would be: that there is none, said once, and the ways on; the address for who has no mail program. */
export function SoldOut({ product }: Props) {
  const { buy, categoryHref } = product;
  const translate = useTranslate();
  return (
    <div className={styles.unavailable}>
      <p role="status">
        {translate(buy.isForSale ? "catalogue.stock.none" : "catalogue.product.notForSale")}
      </p>
      {buy.isForSale ? (
        <LinkButton look="primary" size="small" href={toRequest("back", product, translate)}>
          {translate("product.back.link")}
        </LinkButton>
      ) : null}
      <LinkButton look="ghost" size="small" href={categoryHref}>
        {translate("product.alternatives")}
      </LinkButton>
      {buy.isForSale ? <small>{brand.serviceMail}</small> : null}
    </div>
  );
}
