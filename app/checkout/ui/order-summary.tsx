import type { ReactNode } from "react";
import type { CartView } from "../../cart/model/cart-view";
import { LineAmounts } from "../../cart/ui/line-amounts";
import { TotalsTable } from "../../cart/ui/totals-table";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import box from "../../design/summary.module.css";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./order-summary.module.css";

type Props = {
  readonly view: CartView;
  /** Between goods and sums. */
  readonly children?: ReactNode;
};

/** The ordered goods and the sums, beside the forms. */
export function OrderSummary({ view, children }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <section className={box.summary} aria-labelledby="order-summary">
      <div className={styles.head}>
        <h2 id="order-summary">{translate("checkout.payment.summary")}</h2>
        <Link
          href={`${prefix}/checkout/cart`}
          aria-label={translate("checkout.payment.changeOf", {
            what: translate("checkout.payment.summary"),
          })}
        >
          {translate("checkout.payment.change")}
        </Link>
      </div>
      <ul className={styles.lines}>
        {view.lines.map((line) => (
          <li key={line.id}>
            {line.picture ? <img src={line.picture} alt="" width="480" height="480" /> : <span />}
            <span className={styles.name}>
              <span className={styles.pieces}>{line.quantity} ×</span> <ModelText text={line.name} />
              {line.giftText ? <span className={styles.each}>{line.giftText}</span> : null}
            </span>
            <span className={styles.amounts}>
              <LineAmounts line={line} className={styles.each} />
            </span>
            <span className={styles.price}>{line.total}</span>
          </li>
        ))}
      </ul>
      {children}
      <TotalsTable view={view} />
    </section>
  );
}
