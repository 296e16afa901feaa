import { useEffect, useRef, useState } from "react";
import { Button } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { countAddable } from "../model/clamp-quantity";
import type { ProductView } from "../model/product-view";
import styles from "./buy-form.module.css";
import { QuantityField } from "./quantity-field";

const formId = "buy";

/** Posts to the cart as a plain form; the cart's script takes it over where it runs. */
export function BuyForm({ product }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const form = useRef<HTMLFormElement>(null);
  const isOutOfView = useIsOutOfView(form);
  const { buy } = product;
  const addable = Math.min(buy.maximum, countAddable(buy.inCart ?? 0, buy.stock, buy.maximumInCart));
  // The cart has all that there is. Of what never runs out the room says that it takes no more.
  const isSpent = addable === 0 && buy.stock !== null;
  const action = translate(isSpent ? "catalogue.stock.none" : "catalogue.card.add");
  return (
    <>
      <form
        ref={form}
        id={formId}
        method="post"
        action={`${prefix}/checkout/cart`}
        className={styles.form}
        data-cart-form=""
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={product.sku} />
        <QuantityField addable={addable} />
        <Button type="submit" look="primary" disabled={isSpent}>
          {action}
        </Button>
      </form>
      {isOutOfView ? (
        <div className={styles.floating}>
          <b>{product.name}</b>
          <strong>{buy.price}</strong>
          <Button type="submit" look="primary" size="small" form={formId} disabled={isSpent}>
            {action}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** True once the element has scrolled out above the window. */
function useIsOutOfView(element: React.RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // All that lies below counts as seen: a leap over the element, from below to above, is then news too.
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false), {
      rootMargin: "0px 0px 99999px",
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}
