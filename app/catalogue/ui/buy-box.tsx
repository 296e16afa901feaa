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
import { BuyStock } from "./buy-stock";
import { tiersPart } from "./buy-tiers.module.css";
import { trustPart } from "./product-trust.module.css";
import { ServedMarkup } from "./served-markup";

/** Price, what the law wants beside it, what can be chosen, quantity and the one button. */
export function BuyBox({ product: served }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const { product, quantity, setQuantity, listen } = useOwnState(served);
  const { buy, sku, name, energy } = product;
  const tier = findTier(buy.tiers ?? [], quantity);
  return (
    <section ref={listen} className={styles.box} aria-label={translate("catalogue.product.buy")}>
      <BuyPrice buy={buy} energy={energy} name={name} tier={tier} />
      <PriceNotes buy={buy} />
      {buy.choices ? (
        <div className={styles.choices}>
          <BuyChoices choices={buy.choices} />
        </div>
      ) : null}
      {buy.isForSale && buy.stock !== 0 ? (
        <BuyForm key={sku} product={product} tier={tier} quantity={quantity} onQuantity={setQuantity} />
      ) : (
        <SoldOut product={product} />
      )}
      {buy.tiers ? (
        <div ref={(box) => markTier(box, tier?.from)} className={styles.tiers}>
          <ServedMarkup slot="tiers" html={product.parts?.tiers ?? null} className={tiersPart} />
        </div>
      ) : null}
      {buy.isForSale ? <BuyStock sku={sku} buy={buy} /> : null}
      <ServedMarkup slot="terms" as="ul" html={product.parts?.terms ?? null} className={styles.terms} />
      {buy.hasTrustStrip ? (
        <ServedMarkup
          slot="trust"
          html={product.parts?.trust ?? null}
          className={`${styles.trust} ${trustPart}`}
        />
      ) : null}
    </section>
  );
}

/** Marks the row of the volume prices that holds for the chosen quantity. */
function markTier(box: HTMLElement | null, from: number | undefined): void {
  for (const row of box?.querySelectorAll<HTMLElement>("[data-from]") ?? []) {
    if (row.dataset.from === String(from)) row.setAttribute("aria-current", "true");
    else row.removeAttribute("aria-current");
  }
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
