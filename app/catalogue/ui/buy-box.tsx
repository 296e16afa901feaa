import { useCallback, useState } from "react";
import { LinkButton } from "../../design/button";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { BuyView, ChoiceView, ProductView, TierView } from "../model/product-view";
import { findTier } from "../model/volume-discount";
import styles from "./buy-box.module.css";
import buyChoices from "./buy-choices.module.css";
import { BuyForm } from "./buy-form";
import { BuyPrice, PriceNotes } from "./buy-price";
import buyTiers from "./buy-tiers.module.css";
import { ServedMarkup } from "./served-markup";
import states from "./stock-state.module.css";
import { useLiveStock } from "./use-live-stock";

/** Price with its legal notes, variants, quantity and the button that adds to the cart. */
export function BuyBox({ product: served }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const { product, quantity, setQuantity } = useLocalState(served);
  const { buy, sku, name, energy } = product;
  const tier = findTier(buy.tiers ?? [], quantity);
  return (
    <section className={styles.box} aria-label={translate("catalogue.product.buy")}>
      <BuyPrice buy={buy} energy={energy} name={name} tier={tier} />
      <PriceNotes buy={buy} />
      {buy.isForSale ? <BuyStock buy={buy} /> : null}
      <ServedMarkup slot="ware" html={product.parts?.ware ?? null} className={styles.ware} />
      {buy.choices ? (
        <div className={styles.choices}>
          <BuyChoices choices={buy.choices} />
        </div>
      ) : null}
      {buy.tiers ? <BuyTiers tiers={buy.tiers} chosen={tier} /> : null}
      {buy.isForSale && buy.stock !== 0 ? (
        <BuyForm key={sku} product={product} tier={tier} quantity={quantity} onQuantity={setQuantity} />
      ) : (
        <SoldOut product={product} />
      )}
    </section>
  );
}

/** Merges the served product with its live stock, and holds the chosen quantity: that of another variant starts at 1. */
function useLocalState(served: ProductView) {
  const { sku } = served;
  const [chosen, setChosen] = useState({ sku, quantity: 1 });
  const { isForSale, few } = served.buy;
  const buy: BuyView = { ...served.buy, ...useLiveStock(isForSale ? sku : null, few) };
  const setQuantity = useCallback((quantity: number) => setChosen({ sku, quantity }), [sku]);
  return { product: { ...served, buy }, quantity: chosen.sku === sku ? chosen.quantity : 1, setQuantity };
}

/** One link for each value: each variant has a URL, so the choice works without scripts. */
function BuyChoices({ choices }: { readonly choices: readonly ChoiceView[] }) {
  return choices.map(({ label, options }) => (
    <nav key={label} className={buyChoices.choice} aria-label={label}>
      <b>{label}</b>
      <div>
        {options.map(({ value, href, note, isChosen }) => (
          <Link key={value} href={href} aria-current={isChosen} keepsScroll>
            {value}
            <small>{note}</small>
          </Link>
        ))}
      </div>
    </nav>
  ));
}

type TiersProps = {
  readonly tiers: readonly TierView[];
  /** The price of the chosen quantity. */
  readonly chosen: TierView | undefined;
};

/** Volume prices as a table, which marks the chosen one. */
function BuyTiers({ tiers, chosen }: TiersProps) {
  const translate = useTranslate();
  return (
    <table className={buyTiers.tiers}>
      <caption className="visually-hidden">{translate("product.volume.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{translate("catalogue.quantity.label")}</th>
          <th scope="col">{translate("product.volume.each")}</th>
          <th scope="col">{translate("product.volume.save")}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.from} aria-current={tier === chosen || undefined}>
            <th scope="row">{translate("product.volume.from", { pieces: tier.from })}</th>
            <td>{tier.price}</td>
            <td>{tier.saving}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SoldOutProps = {
  readonly product: Pick<ProductView, "buy" | "productNumber" | "categoryHref" | "contactPage">;
};

/** Replaces the form when the product is unavailable: a message and alternatives. */
function SoldOut({ product }: SoldOutProps) {
  const { buy, categoryHref, productNumber, contactPage } = product;
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
          href={contactPage ?? `${prefix}/support?subreason=product-availability&product=${productNumber}`}
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

/** Stock and delivery; hidden when sold out, which `SoldOut` reports instead. */
function BuyStock({ buy: { stock, isLow, stockText, delivery } }: { readonly buy: BuyView }) {
  const text = stockText.endsWith(".") ? stockText : `${stockText}.`;
  return (
    <ul className={styles.stock}>
      <li className={isLow ? states.few : states.many} hidden={stock === 0}>
        <b aria-live="polite">{text}</b> <span>{delivery}</span>
      </li>
    </ul>
  );
}
