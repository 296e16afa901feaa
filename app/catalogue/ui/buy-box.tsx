import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ProductView } from "../model/product-view";
import styles from "./buy-box.module.css";
import { BuyForm } from "./buy-form";
import { EnergyArrow } from "./energy-arrow";
import { useLiveProduct } from "./use-live-product";

/** Price, what the law wants beside it, quantity and the one button. */
export function BuyBox({ product: served }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const product = useLiveProduct(served);
  const { buy } = product;
  return (
    <section className={styles.box} aria-label={translate("catalogue.product.buy")}>
      <Price product={product} />
      {buy.isForSale && buy.stock > 0 ? (
        <BuyForm product={product} />
      ) : (
        <p className={styles.unavailable}>
          {translate(buy.isForSale ? "catalogue.stock.none" : "catalogue.product.notForSale")}
        </p>
      )}
      <Terms product={product} />
    </section>
  );
}

function Price({ product: { buy, energy } }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      <div className={styles.price}>
        <strong className={buy.before ? styles.reduced : undefined}>{buy.price}</strong>
        {buy.before ? <s>{buy.before}</s> : null}
        {energy ? <EnergyArrow energyClass={energy} /> : null}
        <small>
          {buy.vat},{" "}
          <a href={`${prefix}/dispatch-information/`}>{translate("catalogue.price.plusDelivery")}</a>
          {buy.net ? (
            <>
              <br />
              {buy.net}
            </>
          ) : null}
        </small>
      </div>
      {buy.before ? (
        <p className={styles.lowest}>
          {translate("catalogue.price.lowest")} {buy.before}
          {buy.until ? ` · ${buy.until}` : ""}
        </p>
      ) : null}
    </>
  );
}

function Terms({ product: { sku, buy, hasGuaranteeNotice } }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <ul className={styles.terms}>
      <li
        className={buy.stock > 0 ? (buy.isLow ? styles.few : undefined) : styles.none}
        data-watch-sku={sku}
        data-few={buy.few}
      >
        <Icon name={buy.stock > 0 ? "check" : "cross"} />
        <span>
          <b aria-live="polite">{buy.stockText}</b> {buy.stock > 0 ? buy.delivery : null}
        </span>
      </li>
      {buy.shipping ? (
        <li>
          <Icon name="truck" />
          <span>{buy.shipping}</span>
        </li>
      ) : null}
      <li>
        <Icon name="return" />
        <a href={`${prefix}/return-policy/`}>{translate("catalogue.product.returns")}</a>
      </li>
      {hasGuaranteeNotice ? (
        <li>
          <Icon name="shield" />
          <a href="#legal-guarantee">{translate("catalogue.guarantee.short")}</a>
        </li>
      ) : null}
    </ul>
  );
}
