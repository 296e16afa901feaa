import type { ReactNode } from "react";
import { toPageHref } from "../../content/model/page-href";
import { Button } from "../../design/button";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { toTermsParts } from "../model/terms-parts";
import styles from "./order-button.module.css";

type Props = {
  /** The total is being calculated again. */
  readonly isWaiting: boolean;
  readonly isPlacing: boolean;
  readonly canOrder: boolean;
  /** The status while no request is in flight. */
  readonly status: string | null;
  /** A company orders: it has no right of withdrawal. */
  readonly isCompany: boolean;
  /** Link to a notice that the law demands, beside the terms; null: none. */
  readonly notice: { readonly text: string; readonly href: string } | null;
  /** Other buttons that order, under the same sentence. */
  readonly children: ReactNode;
};

/** The button whose label states the obligation to pay (C-249/21), right under the sums. */
export function OrderButton({ isWaiting, isPlacing, canOrder, status, isCompany, notice, children }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.order}>
      <div className={styles.terms}>
        <TermsSentence isCompany={isCompany} />
        {notice ? (
          <p>
            <a href={notice.href}>{notice.text}</a>
          </p>
        ) : null}
      </div>
      <div className={styles.bar}>
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
          {isPlacing
            ? translate("checkout.payment.pending")
            : isWaiting
              ? translate("checkout.wait")
              : status}
        </p>
      </div>
      {children}
    </div>
  );
}

/** Terms, withdrawal and privacy as links inside one sentence. */
function TermsSentence({ isCompany }: Pick<Props, "isCompany">) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <p>
      {toTermsParts(translate, isCompany).map(({ text, page }) =>
        page === null ? (
          text
        ) : (
          <Link
            key={page}
            href={toPageHref(page, prefix, translate.locale)}
            suppressHydrationWarning
            target="_blank"
            rel="noreferrer"
          >
            {text}
          </Link>
        ),
      )}
    </p>
  );
}
