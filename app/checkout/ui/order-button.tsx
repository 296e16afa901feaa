import type { ReactNode } from "react";
import { toPageHref } from "../../content/model/page-href";
import { toLegalLinkMessage } from "../../countries/model/withdrawal-countries";
import { Button } from "../../design/button";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./order-button.module.css";

type Props = {
  /** The total is being calculated again. */
  readonly isWaiting: boolean;
  readonly isPlacing: boolean;
  readonly canOrder: boolean;
  /** The status while no request is in flight. */
  readonly status: string | null;
  /** Link to a notice that the law demands, beside the terms; null: none. */
  readonly notice: { readonly text: string; readonly href: string } | null;
  /** Other buttons that order, under the same sentence. */
  readonly children: ReactNode;
};

/** The button whose label states the obligation to pay (C-249/21), right under the sums. */
export function OrderButton({ isWaiting, isPlacing, canOrder, status, notice, children }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.order}>
      <div className={styles.terms}>
        <TermsSentence />
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

const pages = [
  ["terms", "terms-and-conditions"],
  ["withdrawal", "return-policy"],
  ["privacy", "privacy-data"],
] as const;

/** Terms, withdrawal and privacy as links inside one sentence, in the order of each language. */
function TermsSentence() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const marks = Object.fromEntries(pages.map(([name]) => [name, `{${name}}`]));
  const parts = translate("checkout.payment.terms", marks).split(/(\{\w+\})/);
  return (
    <p>
      {parts.map((part) => {
        const page = pages.find(([name]) => part === `{${name}}`);
        if (!page) return part;
        const [name, slug] = page;
        return (
          <Link
            key={name}
            href={toPageHref(slug, prefix, translate.locale)}
            suppressHydrationWarning
            target="_blank"
            rel="noreferrer"
          >
            {translate(toLegalLinkMessage(name, translate.locale))}
          </Link>
        );
      })}
    </p>
  );
}
