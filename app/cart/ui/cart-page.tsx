import { LinkButton } from "../../design/button";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import type { WalletButtonsView } from "../../foundation/wallet-buttons-view";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { LateRow } from "../../recommendations/ui/late-row";
import { type CartNoticeView, toErrorNotice } from "../browser/cart-notice";
import type { CartError } from "../model/cart-command";
import type { CartView } from "../model/cart-view";
import { useLiveCart } from "./browser-cart-context";
import { CartLines } from "./cart-lines";
import { RemovedNotice } from "./cart-notices";
import styles from "./cart-page.module.css";
import { CartSummary } from "./cart-summary";

type Props = {
  readonly view: CartView | null;
  readonly notice: CartNoticeView | null;
  readonly removed: { readonly sku: string; readonly quantity: number; readonly name: string } | null;
  /** The control of a line whose form led to this page; null: none. */
  readonly pressed: string | null;
  readonly isDown: boolean;
  readonly wallets: WalletButtonsView | null;
  /** An assistant may fill the cart. */
  readonly hasAgents: boolean;
  /** Reserves space for a row of recommendations. */
  readonly recommends: boolean;
  readonly failure: { readonly intent: string; readonly error: CartError; readonly code: string } | null;
};

/** The cart as a page: every button is a plain form, the script only makes them faster. */
export function CartPage({
  view: served,
  notice: servedNotice,
  removed: servedRemoved,
  pressed,
  isDown,
  wallets,
  hasAgents,
  recommends,
  failure,
}: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const live = useLiveCart(served);
  const failed = live.hasActed ? null : failure;
  const isCoupon = failed?.intent === "apply-coupon";
  const failedText = failed ? toErrorNotice(failed.error, translate, failed.intent === "add") : null;
  const couponText = failed?.code === "" ? translate("cart.coupon.required") : (failedText?.text ?? null);
  const notice =
    live.notice ?? (live.hasActed ? null : isCoupon ? servedNotice : (failedText ?? servedNotice));
  const removed = live.hasActed ? live.removed : servedRemoved;
  const couponError = live.couponError ?? (isCoupon ? couponText : null);

  return (
    <div className={styles.page} aria-busy={live.isBusy || undefined}>
      <h1 className={styles.title}>
        {translate("cart.title")}{" "}
        {live.view ? <small className={styles.count}>{live.view.piecesText}</small> : null}
      </h1>
      <div role="status" className={styles.notices}>
        {notice ? <Notice kind={notice.kind}>{notice.text}</Notice> : null}
        {removed ? <RemovedNotice {...removed} /> : null}
      </div>
      {live.view ? (
        <div className={styles.columns}>
          <CartLines view={live.view} pressed={pressed} />
          <CartSummary
            view={live.view}
            wallets={wallets}
            coupon={{ typed: failure?.code ?? "", error: couponError }}
          />
          <p className={styles.foot}>
            <Link href={prefix || "/"}>{translate("cart.continueShopping")}</Link>
            {hasAgents && !isDown ? <AssistantLink /> : null}
          </p>
        </div>
      ) : isDown ? null : (
        <>
          <EmptyCart />
          {hasAgents ? (
            <p className={styles.foot}>
              <AssistantLink />
            </p>
          ) : null}
        </>
      )}
      {live.view && recommends ? (
        <div id="goes-with" className={`${styles.goesWith} only-with-script`} data-row-space="">
          <LateRow name="cart" about={listSources(live.view)} />
        </div>
      ) : null}
    </div>
  );
}

/** The most SKUs that a row of recommendations is requested with; none of them is in the row. */
const mostSources = 20;

/** Lists the SKUs for recommendations, the last addition first. */
function listSources({ lines }: CartView): string {
  const own = lines.filter(({ isFixed }) => !isFixed).map(({ sku }) => sku);
  return own.reverse().slice(0, mostSources).join(",");
}

function AssistantLink() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return <Link href={`${prefix}/assistant-access`}>{translate("cart.assistant")}</Link>;
}

export function EmptyCart() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 96" width="120" height="96" aria-hidden="true">
        <path d="M8 12h14l14 52h56l14-38H30" fill="none" stroke="currentColor" strokeWidth="3" />
        <circle cx="44" cy="82" r="6" fill="none" stroke="currentColor" strokeWidth="3" />
        <circle cx="84" cy="82" r="6" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      <h2>{translate("cart.empty.title")}</h2>
      <p>{translate("cart.empty.text")}</p>
      <LinkButton look="primary" href={prefix || "/"}>
        {translate("cart.empty.action")}
      </LinkButton>
    </div>
  );
}
