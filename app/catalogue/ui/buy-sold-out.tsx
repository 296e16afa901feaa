import { LinkButton } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import type { BuyView, FactsView } from "../model/product-view";
import styles from "./buy-box.module.css";
import { toRequest } from "./to-request";

type Props = {
  readonly buy: BuyView;
  readonly facts: Pick<FactsView, "name" | "productNumber">;
  readonly categoryHref: string;
};

/** Stands where the form would be: that there is none, said once, and the ways on. */
export function SoldOut({ buy, facts, categoryHref }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.unavailable}>
      <p role="status">
        {translate(buy.isForSale ? "catalogue.stock.none" : "catalogue.product.notForSale")}
      </p>
      {buy.isForSale ? (
        <LinkButton look="primary" size="small" href={toRequest("back", facts, translate)}>
          {translate("product.back.link")}
        </LinkButton>
      ) : null}
      <LinkButton look="ghost" size="small" href={categoryHref}>
        {translate("product.alternatives")}
      </LinkButton>
    </div>
  );
}
