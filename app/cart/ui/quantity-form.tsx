import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { toTool, toToolParameter } from "../../design/to-tool";
import { useTranslate } from "../../i18n/translate-context";
import type { CartLineView } from "../model/cart-view";
import { CartForm } from "./cart-form";
import styles from "./quantity-form.module.css";

/** DECISIONS: a number field is read this long after the last key. */
const typingDebounceMs = 600;

type Control = "less" | "field" | "more";

type Props = {
  readonly line: CartLineView;
  /** The control whose form led to this page (`more.<line>`): it receives the focus. */
  readonly pressed?: string | null;
};

/**
 * Minus, field, plus.
 * Without script the field has a submit button; with it, input is enough. The field shows each new quantity, and
 * replaces an invalid input by whole pieces.
 */
export function QuantityForm({ line, pressed = null }: Props) {
  const translate = useTranslate();
  const { name, quantity, maximum } = line;
  const field = useRef<HTMLInputElement>(null);
  const shownQuantity = useRef(quantity);
  /** The input is not submitted yet: a view that arrives now, as of the loaded cart, must not replace it. */
  const isTyping = useRef(false);
  const onInput = useSubmittedInput(field, isTyping);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view of the line, also one of the same quantity
  useEffect(() => {
    const isValid = /^\d*$/.test(field.current?.value ?? "");
    const isRefused = !isValid && !isTyping.current;
    if (field.current && (quantity !== shownQuantity.current || isRefused))
      field.current.value = String(quantity);
    shownQuantity.current = quantity;
  }, [line]);
  const isOff = { less: quantity <= 1, field: false, more: quantity >= maximum };
  const isPressed = (control: Control) => pressed === `${control}.${line.id}`;
  const step = (control: Control, to: number, sign: string, label: string) => (
    <CartForm intent="set-quantity" fields={{ line: line.id, quantity: to, control }}>
      <button
        type="submit"
        className={styles.step}
        aria-label={translate(label, { name })}
        disabled={isOff[control]}
        // biome-ignore lint/a11y/noAutofocus: it was pressed, and the form has reloaded the page
        autoFocus={isPressed(control)}
      >
        {sign}
      </button>
    </CartForm>
  );
  // A disabled button cannot have the focus.
  const isAtField = isPressed("field") || (["less", "more"] as const).some((c) => isPressed(c) && isOff[c]);
  return (
    <div className={styles.quantity}>
      <div className={styles.stepper}>
        {step("less", quantity - 1, "−", "cart.line.decrease")}
        <CartForm
          intent="set-quantity"
          fields={{ line: line.id, control: "field" }}
          className={styles.form}
          tool={toTool(`set_quantity_${line.sku}`, translate("cart.line.quantityOf", { name }), "submits")}
          onSubmit={() => {
            isTyping.current = false;
          }}
        >
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
            onInput={onInput}
            // biome-ignore lint/a11y/noAutofocus: as above
            autoFocus={isAtField}
            aria-label={translate("cart.line.quantityOf", { name })}
            {...toToolParameter(translate("cart.line.quantityOf", { name }))}
          />
          <button
            type="submit"
            className={`${styles.update} only-without-script`}
            aria-label={translate("cart.line.updateOf", { name })}
          >
            {translate("cart.line.update")}
          </button>
        </CartForm>
        {step("more", quantity + 1, "+", "cart.line.increase")}
      </div>
    </div>
  );
}

/** Submits the field's form after the input, also after one from before the scripts ran. Returns the input's handler. */
function useSubmittedInput(field: RefObject<HTMLInputElement | null>, isTyping: RefObject<boolean>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onInput = () => {
    isTyping.current = true;
    clearTimeout(timer.current);
    const submit = () => {
      if (field.current?.value.trim()) field.current.form?.requestSubmit();
    };
    timer.current = setTimeout(submit, typingDebounceMs);
  };
  const onFirst = useEffectEvent(() => {
    if (field.current && field.current.value !== field.current.defaultValue) onInput();
  });
  useEffect(() => {
    onFirst();
    return () => clearTimeout(timer.current);
  }, []);
  return onInput;
}
