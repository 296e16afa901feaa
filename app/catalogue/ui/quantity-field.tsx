import { useEffect, useState } from "react";
import { useTranslate } from "../../i18n/translate-context";
import { clampQuantity, type QuantityCap } from "../model/clamp-quantity";
import styles from "./quantity-field.module.css";

/** Typing settles before the rule is applied. */
const settleMs = 600;

type Props = { readonly stock: number | null; readonly maximum: number };

/** A number with steps. The rule of the spec is applied when typing has settled, at once for the steps, and said when it changes something. */
export function QuantityField({ stock, maximum }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState("1");
  const [cap, setCap] = useState<QuantityCap | null>(null);
  const apply = (asked: number) => {
    const clamped = clampQuantity(asked, stock, maximum);
    setText(String(clamped.quantity));
    setCap(clamped.cap);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the text starts the timer anew
  useEffect(() => {
    const asked = text.trim() === "" ? Number.NaN : Number(text);
    if (clampQuantity(asked, stock, maximum).quantity === asked) return;
    const timer = setTimeout(() => apply(asked), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  const step = (by: number) => apply((Number(text) || 0) + by);

  return (
    <div className={styles.field}>
      <div className={styles.step}>
        <button
          type="button"
          className="only-with-script"
          onClick={() => step(-1)}
          aria-label={translate("catalogue.quantity.less")}
        >
          −
        </button>
        <input
          name="quantity"
          type="number"
          inputMode="numeric"
          min="1"
          max={Math.min(stock ?? maximum, maximum)}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setCap(null);
          }}
          aria-label={translate("catalogue.quantity.label")}
        />
        <button
          type="button"
          className="only-with-script"
          onClick={() => step(1)}
          aria-label={translate("catalogue.quantity.more")}
        >
          +
        </button>
      </div>
      <p className={styles.warning} role="status">
        {cap === "stock" ? translate.plural("catalogue.quantity.stock", stock ?? maximum) : null}
        {cap === "maximum" ? translate("catalogue.quantity.maximum", { maximum }) : null}
      </p>
    </div>
  );
}
