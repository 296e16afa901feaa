import { useTranslate } from "../../i18n/translate-context";
import { toPairs, unpackTexts } from "../model/packed-texts";
import styles from "./guarantee-choice.module.css";

type Props = {
  /** `packTexts` of SKU and name with price. */
  readonly guarantees: string;
  readonly name: string;
};

/** Part of the form that buys. Nothing is chosen for the shopper, and it looks like no legal notice. */
export function GuaranteeChoice({ guarantees, name }: Props) {
  const translate = useTranslate();
  const offers = toPairs(unpackTexts(guarantees));
  if (offers.length === 0) return null;
  return (
    <label className={styles.choice}>
      <span>{translate("cart.guarantee.title")}</span>
      <select name="guarantee" aria-label={translate("cart.guarantee.label", { name })}>
        <option value="">{translate("cart.guarantee.none")}</option>
        {offers.map(([sku, text]) => (
          <option key={sku} value={sku}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
