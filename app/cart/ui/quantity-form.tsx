import { useEffect, useRef } from "react";
import { useTranslate } from "../../i18n/translate-context";
import type { CartLineView } from "../model/cart-view";
import { CartForm } from "./cart-form";
import styles from "./quantity-form.module.css";

/**
 * Minus, field, plus. Without script the field has its own submit button; with it, typing is enough. The field shows
 * each new quantity, and whole pieces again where something else was typed.
 */
export function QuantityForm({ line }: { readonly line: CartLineView }) {
  const translate = useTranslate();
  const { name, quantity, maximum } = line;
  const field = useRef<HTMLInputElement>(null);
  const shownQuantity = useRef(quantity);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view of the line, also one of the same quantity
  useEffect(() => {
    const isTyped = /^\d*$/.test(field.current?.value ?? "");
    if (field.current && (quantity !== shownQuantity.current || !isTyped))
      field.current.value = String(quantity);
    shownQuantity.current = quantity;
  }, [line]);
  const step = (to: number, sign: string, label: string, isOff: boolean) => (
    <CartForm intent="set-quantity" fields={{ line: line.id, quantity: to }}>
      <button type="submit" className={styles.step} aria-label={translate(label, { name })} disabled={isOff}>
        {sign}
      </button>
    </CartForm>
  );
  return (
    <div className={styles.quantity}>
      <div className={styles.stepper}>
        {step(quantity - 1, "−", "cart.line.decrease", quantity <= 1)}
        <CartForm intent="set-quantity" fields={{ line: line.id }} className={styles.form}>
          <input
            ref={field}
            className={styles.field}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="off"
            name="quantity"
            maxLength={5}
            defaultValue={quantity}
            data-cart-quantity
            aria-label={translate("cart.line.quantityOf", { name })}
          />
          <button
            type="submit"
            className={`${styles.update} only-without-script`}
            aria-label={translate("cart.line.updateOf", { name })}
          >
            {translate("cart.line.update")}
          </button>
        </CartForm>
        {step(quantity + 1, "+", "cart.line.increase", quantity >= maximum)}
      </div>
    </div>
  );
}
