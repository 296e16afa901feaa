import { type RefCallback, useCallback, useState } from "react";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { LiveStock } from "../model/live-stock";
import { unpackTexts } from "../model/packed-texts";
import type { BuyView, ProductView } from "../model/product-view";
import styles from "./buy-box.module.css";
import { BuyForm } from "./buy-form";
import { EnergyArrow } from "./energy-arrow";
import { KeptMarkup } from "./kept-markup";

/** Price, what the law wants beside it, quantity and the one button. */
export function BuyBox({ product: served }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const [product, listen] = useLiveProduct(served);
  const { buy } = product;
  return (
    <section ref={listen} className={styles.box} aria-label={translate("catalogue.product.buy")}>
      <Price product={product} />
      {buy.isForSale && buy.stock !== 0 ? (
        <BuyForm product={product} />
      ) : (
        <p className={styles.unavailable}>
          {translate(buy.isForSale ? "catalogue.stock.none" : "catalogue.product.notForSale")}
        </p>
      )}
      <KeptMarkup name="terms" as="ul" className={styles.terms} part={Terms} shows={pickTerms(product)} />
    </section>
  );
}

function Price({ product: { buy, energy } }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const [rating, label, sheet] = unpackTexts(energy ?? "");
  return (
    <>
      <div className={styles.price}>
        <strong className={buy.before ? styles.reduced : undefined}>{buy.price}</strong>
        {buy.before ? <s>{buy.before}</s> : null}
        {rating ? <EnergyArrow rating={rating} labelUrl={label} /> : null}
        {sheet ? <a href={sheet}>{translate("catalogue.product.sheet")}</a> : null}
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
      {buy.disclaimer ? <p className={styles.disclaimer}>{buy.disclaimer}</p> : null}
      {buy.before ? (
        <p className={styles.lowest}>
          {translate("catalogue.price.lowest")} {buy.before}
          {buy.until ? ` · ${buy.until}` : ""}
        </p>
      ) : null}
    </>
  );
}

type TermsShown = Pick<BuyView, "isLow" | "stockText" | "delivery" | "shipping"> & {
  /** What the page is told the stock of; nothing where the product is not for sale. */
  readonly sku?: string;
  readonly few?: number;
  readonly isInStock: boolean;
  readonly hasGuaranteeNotice: boolean;
};

function pickTerms({ sku, buy, facts: { hasGuaranteeNotice } }: ProductView): TermsShown {
  const { isLow, few, stockText, delivery, shipping } = buy;
  const watched = buy.isForSale ? { sku, few } : {};
  return { ...watched, isInStock: buy.stock !== 0, isLow, stockText, delivery, shipping, hasGuaranteeNotice };
}

function Terms(shown: TermsShown) {
  const { sku, isInStock, isLow, few, stockText, delivery, shipping, hasGuaranteeNotice } = shown;
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      <li
        className={isInStock ? (isLow ? styles.few : undefined) : styles.none}
        data-watch-sku={sku}
        data-few={few}
      >
        <Icon name={isInStock ? "check" : "cross"} />
        <span>
          <b aria-live="polite">{stockText}</b> {isInStock ? delivery : null}
        </span>
      </li>
      {shipping ? (
        <li>
          <Icon name="truck" />
          <span>{shipping}</span>
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
    </>
  );
}

/** The product as it was served, with what the element with the ref has been told of since. */
function useLiveProduct(product: ProductView): readonly [ProductView, RefCallback<HTMLElement>] {
  const [live, setLive] = useState<LiveStock>();
  const listen = useCallback((element: HTMLElement | null) => {
    element?.addEventListener("live-stock", ({ detail }) => setLive((known) => ({ ...known, ...detail })));
  }, []);
  return [{ ...product, buy: { ...product.buy, ...live } }, listen];
}
