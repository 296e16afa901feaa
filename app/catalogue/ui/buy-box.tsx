import { type RefCallback, useCallback, useState } from "react";
import { useTranslate } from "../../i18n/translate-context";
import type { LiveStock } from "../model/live-stock";
import type { BuyView, ProductView } from "../model/product-view";
import { findTier } from "../model/volume-discount";
import styles from "./buy-box.module.css";
import { BuyChoices } from "./buy-choices";
import { BuyForm } from "./buy-form";
import { BuyPrice, PriceNotes } from "./buy-price";
import { SoldOut } from "./buy-sold-out";
import { BuyTerms } from "./buy-terms";
import { BuyTiers } from "./buy-tiers";
import { KeptMarkup } from "./kept-markup";
import { ProductTrust } from "./product-trust";

/** Price, what the law wants beside it, what can be chosen, quantity and the one button. */
export function BuyBox({ product: served }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const { product, quantity, setQuantity, listen } = useOwnState(served);
  const { buy, sku, name, energy, facts, rating } = product;
  const tier = findTier(buy.tiers ?? [], quantity);
  return (
    <section ref={listen} className={styles.box} aria-label={translate("catalogue.product.buy")}>
      <BuyPrice buy={buy} energy={energy} name={name} tier={tier} />
      <PriceNotes buy={buy} />
      {buy.choices ? (
        <KeptMarkup
          name="choices"
          className={styles.choices}
          part={BuyChoices}
          shows={{ choices: buy.choices }}
        />
      ) : null}
      {buy.isForSale && buy.stock !== 0 ? (
        <BuyForm key={sku} product={product} tier={tier} quantity={quantity} onQuantity={setQuantity} />
      ) : (
        <SoldOut buy={buy} facts={facts} categoryHref={product.categoryHref} />
      )}
      {buy.tiers ? <BuyTiers tiers={buy.tiers} quantity={quantity} /> : null}
      <KeptMarkup name="terms" as="ul" className={styles.terms} part={BuyTerms} shows={pickTerms(product)} />
      {buy.hasTrustStrip ? (
        <KeptMarkup name="trust" className={styles.trust} part={ProductTrust} shows={{ rating }} />
      ) : null}
    </section>
  );
}

function pickTerms({ sku, buy, facts: { hasGuaranteeNotice, name, productNumber } }: ProductView) {
  const { isLow, few, stockText, delivery, shipping, otherWare, isUsed } = buy;
  const watched = buy.isForSale ? { sku, few } : {};
  return {
    ...watched,
    isInStock: buy.stock !== 0,
    isForSale: buy.isForSale,
    isLow,
    stockText,
    delivery,
    shipping,
    otherWare,
    isUsed,
    hasGuaranteeNotice,
    name,
    productNumber,
  };
}

type Own = { readonly sku: string; readonly live: LiveStock; readonly quantity: number };

/**
 * The product as it was served, with what the element with the ref has been told of since, and the chosen quantity. Of
 * another variant nothing of it holds.
 */
function useOwnState(served: ProductView) {
  const { sku } = served;
  const [state, setState] = useState<Own>({ sku, live: {}, quantity: 1 });
  const { live, quantity } = state.sku === sku ? state : { live: {}, quantity: 1 };
  const change = useCallback(
    (changed: (own: Own) => Partial<Own>) =>
      setState((known) => {
        const own = known.sku === sku ? known : { sku, live: {}, quantity: 1 };
        return { ...own, ...changed(own) };
      }),
    [sku],
  );
  const listen: RefCallback<HTMLElement> = useCallback(
    (element) => {
      const receive = ({ detail }: CustomEvent<LiveStock>) =>
        change((own) => ({ live: { ...own.live, ...detail } }));
      element?.addEventListener("live-stock", receive);
      return () => element?.removeEventListener("live-stock", receive);
    },
    [change],
  );
  const setQuantity = useCallback((chosen: number) => change(() => ({ quantity: chosen })), [change]);
  const buy: BuyView = { ...served.buy, ...live };
  return { product: { ...served, buy }, quantity, setQuantity, listen };
}
