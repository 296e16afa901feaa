import { useTranslate } from "../../i18n/translate-context";
import type { LineMoneyView } from "../model/cart-view";

type Props = {
  readonly line: LineMoneyView & { readonly quantity: number };
  readonly className: string | undefined;
};

/** The unit price and its discounts, below a line's total; empty if the total shows the same. */
export function LineAmounts({ line, className }: Props) {
  const translate = useTranslate();
  if (!line.isUnitShown) return null;
  const { quantity, unitPrice: price, struckPrice, discounts } = line;
  return (
    <>
      <span className={className}>
        {struckPrice ? <s>{struckPrice}</s> : null}{" "}
        {quantity > 1 ? translate("cart.line.unitPrice", { price }) : price}
      </span>
      {discounts.map(({ key, label, amount }) => (
        <span key={key} className={className}>
          {translate("cart.labelled", { label, text: amount })}
        </span>
      ))}
    </>
  );
}
