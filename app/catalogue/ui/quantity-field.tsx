import { useEffect, useState } from "react";
import { toToolParameter } from "../../design/to-tool";
import { useTranslate } from "../../i18n/translate-context";
import { clampQuantity } from "../model/clamp-quantity";
import styles from "./quantity-field.module.css";

/** The rule applies after a pause in typing. */
const settleMs = 600;

type Props = {
  readonly addable: number;
  /** Called with each number that could be added, during typing. */
  readonly onQuantity: (quantity: number) => void;
};

/**
 * A number field with steps.
 * Applies the specification's rule after a pause in typing, at once for steps, and reports changes.
 */
export function QuantityField({ addable, onQuantity }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState("1");
  const [isCapped, setCapped] = useState(false);
  const apply = (requested: number) => {
    const quantity = clampQuantity(requested, addable);
    setText(String(quantity));
    onQuantity(quantity);
    setCapped(requested >= quantity + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the text or of `addable` restarts the timer
  useEffect(() => {
    const requested = text.trim() === "" ? Number.NaN : Number(text);
    if (clampQuantity(requested, addable) === requested) return;
    const timer = setTimeout(() => apply(requested), settleMs);
    return () => clearTimeout(timer);
  }, [text, addable]);
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
          max={addable || 1}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setCapped(false);
            if (target.validity.valid && target.value !== "") onQuantity(Number(target.value));
          }}
          aria-label={translate("catalogue.quantity.label")}
          {...toToolParameter(translate("catalogue.quantity.label"))}
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
        {isCapped ? translate("catalogue.quantity.maximum") : null}
      </p>
    </div>
  );
}
