import { Button } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./order-button.module.css";
import { TermsSentence } from "./terms-sentence";

type Props = {
  /** The total is being calculated again. */
  readonly isWaiting: boolean;
  readonly isPlacing: boolean;
  readonly canOrder: boolean;
  /** The status while no request is in flight. */
  readonly status: string | null;
};

/** The button whose label states the obligation to pay (C-249/21), right under the sums. */
export function OrderButton({ isWaiting, isPlacing, canOrder, status }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.order}>
      <TermsSentence />
      <Button
        type="submit"
        name="intent"
        value="order"
        look="primary"
        wide
        aria-disabled={isWaiting || isPlacing || !canOrder}
      >
        {translate("checkout.placeOrder")}
      </Button>
      <p role="status" className={styles.status}>
        {isPlacing ? translate("checkout.payment.pending") : isWaiting ? translate("checkout.wait") : status}
      </p>
    </div>
  );
}
