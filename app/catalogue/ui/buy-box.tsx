import { type RefCallback, useCallback, useState } from "react";
import { LinkButton } from "../../design/button";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { LiveStock } from "../model/live-stock";
import type { BuyView, ChoiceView, ProductView, TierView } from "../model/product-view";
import { findTier } from "../model/volume-discount";
import styles from "./buy-box.module.css";
import buyChoices from "./buy-choices.module.css";
import { BuyForm } from "./buy-form";
import { BuyPrice, PriceNotes } from "./buy-price";
import buyTiers from "./buy-tiers.module.css";
import { ServedMarkup } from "./served-markup";

/** Price with its legal notes, variants, quantity and the button that adds to the cart. */
export function BuyBox({ product: served }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const { product, quantity, setQuantity, listen } = useLocalState(served);
  const { buy, sku, name, energy } = product;
  const tier = findTier(buy.tiers ?? [], quantity);
  return (
    <section ref={listen} className={styles.box} aria-label={translate("catalogue.product.buy")}>
      <BuyPrice buy={buy} energy={energy} name={name} tier={tier} />
      <PriceNotes buy={buy} />
      {buy.isForSale ? <BuyStock sku={sku} buy={buy} /> : null}
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
      <ServedMarkup slot="terms" as="ul" html={product.parts?.terms ?? null} className={styles.terms} />
    </section>
  );
}

type LocalState = { readonly sku: string; readonly live: LiveStock; readonly quantity: number };

/**
 * Merges the served product with the live stock that the element with the ref receives, and holds the chosen quantity.
 * Resets when the variant changes.
 */
function useLocalState(served: ProductView) {
  const { sku } = served;
  const [state, setState] = useState<LocalState>({ sku, live: {}, quantity: 1 });
  const { live, quantity } = state.sku === sku ? state : { live: {}, quantity: 1 };
  const change = useCallback(
    (changed: (own: LocalState) => Partial<LocalState>) =>
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

type BuyStockProps = { readonly sku: string; readonly buy: BuyView };

/** Stock and delivery; hidden when sold out, which `SoldOut` reports instead. */
function BuyStock({ sku, buy: { few, stock, isLow, stockText, delivery } }: BuyStockProps) {
  const text = stockText.endsWith(".") ? stockText : `${stockText}.`;
  return (
    <ul className={styles.stock}>
      <li className={isLow ? styles.few : undefined} hidden={stock === 0} data-watch-sku={sku} data-few={few}>
        <Icon name="check" />
        <span>
          <b aria-live="polite">{text}</b> {delivery}
        </span>
      </li>
    </ul>
  );
}
