import { useTranslate } from "../../i18n/translate-context";
import type { TierView } from "../model/product-view";
import styles from "./buy-tiers.module.css";

/** Volume prices as a table; the page marks the row that holds for the chosen quantity. */
export function BuyTiers({ tiers }: { readonly tiers: readonly TierView[] }) {
  const translate = useTranslate();
  return (
    <table className={styles.tiers}>
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
          <tr key={tier.from} data-from={tier.from}>
            <th scope="row">{translate("product.volume.from", { pieces: tier.from })}</th>
            <td>{tier.price}</td>
            <td>{tier.saving}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
