import { useEffect, useRef, useState } from "react";
import { Button } from "../../design/button";
import { Form } from "../../design/form";
import { toTool } from "../../design/to-tool";
import { money } from "../../foundation/money";
import { formatMoney } from "../../i18n/formats";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { countAddable } from "../model/clamp-quantity";
import type { ProductView, TierView } from "../model/product-view";
import "../../design/wallet-buttons.css";
import styles from "./buy-form.module.css";
import { guaranteePart } from "./guarantee-choice.module.css";
import { QuantityField } from "./quantity-field";
import { ServedMarkup } from "./served-markup";

const formId = "buy";
/** Of the field in the server-rendered choice of an extra guarantee. */
const guaranteeName = "guarantee";

type Props = {
  readonly product: ProductView;
  readonly tier: TierView | undefined;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
};

/** Posts to the cart as a plain form; the cart's script intercepts it when loaded. */
export function BuyForm({ product, tier, quantity, onQuantity }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const button = useRef<HTMLButtonElement>(null);
  const isOutOfView = useIsOutOfView(button);
  const [guarantee, noteGuarantee] = useChosenGuarantee(button);
  const { buy } = product;
  const addable = Math.min(buy.maximum, countAddable(buy.inCart ?? 0, buy.stock, buy.maximumInCart));
  // The cart has the whole stock. With unlimited stock the room reports the limit instead.
  const isSpent = addable === 0 && buy.stock !== null;
  const action = translate(isSpent ? "catalogue.stock.none" : "catalogue.card.add");
  const adding = translate("product.adding");
  const price = tier?.price ?? buy.price;
  const sum = formatMoney(money((tier?.cents ?? buy.cents) * quantity, buy.currency), translate.locale);
  return (
    <>
      <Form
        id={formId}
        method="post"
        action={`${prefix}/checkout/cart`}
        className={styles.form}
        data-cart-form=""
        onChange={({ target }) => noteGuarantee(target)}
        {...(isSpent ? {} : toTool("add_to_cart", `${action}: ${product.name}`, "submits"))}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={product.sku} />
        <QuantityField addable={addable} onQuantity={onQuantity} />
        <Button ref={button} type="submit" look="primary" disabled={isSpent} data-busy={adding}>
          {action}
        </Button>
        <p className={styles.sum} aria-live="polite">
          {quantity > 1 ? (
            <span>{translate("product.volume.sum", { pieces: quantity, price, sum })}</span>
          ) : null}
          {guarantee ? <span>{`+ ${quantity > 1 ? `${quantity} × ` : ""}${guarantee}`}</span> : null}
        </p>
        <ServedMarkup slot="guarantee" html={product.parts?.guarantee ?? null} className={guaranteePart} />
      </Form>
      {isOutOfView ? (
        <div className={styles.floating}>
          <b>{product.name}</b>
          <strong>{quantity > 1 ? sum : price}</strong>
          <Button
            type="submit"
            look="primary"
            size="small"
            form={formId}
            disabled={isSpent}
            data-busy={adding}
          >
            {action}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/**
 * Returns the chosen extra guarantee, name and price, which the form states at its button; empty: without one. The
 * choice is server-rendered, after the button, and may be older than this script.
 */
function useChosenGuarantee(
  button: React.RefObject<HTMLButtonElement | null>,
): [text: string, note: (changed: unknown) => void] {
  const [text, setText] = useState("");
  useEffect(() => {
    setText(readGuarantee(button.current?.form?.elements.namedItem(guaranteeName)) ?? "");
  }, [button]);
  return [text, (changed) => setText((known) => readGuarantee(changed) ?? known)];
}

/** Undefined: it is another field. */
function readGuarantee(field: unknown): string | undefined {
  if (!(field instanceof HTMLSelectElement) || field.name !== guaranteeName) return undefined;
  return field.value ? field.selectedOptions[0]?.text : "";
}

/** On phones price and button are always visible; elsewhere they reappear after they have scrolled out at the top. */
const alwaysInSight = "(max-width: 767px)";

const halfSeen = 0.5;

/** True while less than half of the element is in the window. */
function useIsOutOfView(element: React.RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOut(entry !== undefined && entry.intersectionRatio < halfSeen),
      // Everything below counts as seen, so that a jump over the element, from below to above, is reported too.
      { threshold: halfSeen, ...(!matchMedia(alwaysInSight).matches && { rootMargin: "0px 0px 99999px" }) },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}
