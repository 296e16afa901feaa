import { useTranslate } from "../../i18n/translate-context";
import type { TierView } from "../model/product-view";
import styles from "./buy-tiers.module.css";

type Props = {
  readonly tiers: readonly TierView[];
  /** The price of the chosen quantity. */
  readonly chosen: TierView | undefined;
};

/** Volume prices as a table, which marks the chosen one. */
export function BuyTiers({ tiers, chosen }: Props) {
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
