import { use, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { CartView } from "../../cart/model/cart-view";
import { BrowserCartContext, useCartState } from "../../cart/ui/browser-cart-context";
import { dismissAfterMs, notify } from "../../design/notification-store";
import { reloadPage } from "../../design/reload-page";
import type { Translate } from "../../i18n/translate";
import { useTranslate } from "../../i18n/translate-context";
import { comparePayments, type PaymentNews, type ShownPayment } from "../model/payment-news";
import type { PaymentView } from "./payment-view";

type Shown = { readonly view: CartView; readonly payment: PaymentView };

type Parts = Shown & {
  /** A choice or the order is in flight: its response contains the newest cart. */
  readonly isBusy: boolean;
  /** Returns the method that was chosen last on this page. */
  readonly readChoice: () => string | null;
};

type LivePayment = {
  /** Shown above the order button until it is pressed; null: the shopper saw all changes. */
  readonly warning: string | null;
  /** The result of the shopper's choice. */
  readonly status: string | null;
  /** When the warning appeared, in event time (ms); null: no warning. */
  readonly warnedAt: number | null;
  /** The warning is new: the order button is inactive until it can be noticed. */
  readonly isNew: boolean;
};

/** A press this soon after a change of the total was aimed at the previous total. */
export const noticingMs = 1000;

const noNews: LivePayment = { warning: null, status: null, warnedAt: null, isNew: false };

/** Updates the page to the cart's newest version from any device, and reports the differences. */
export function useLivePayment({ view, payment, isBusy, readChoice }: Parts): LivePayment {
  const translate = useTranslate();
  const [live, setLive] = useState(noNews);
  const shown = useRef<Shown>({ view, payment });
  useFollowedCart(view, isBusy);

  useEffect(() => {
    const before = shown.current;
    shown.current = { view, payment };
    const news = comparePayments(toShown(before), toShown(shown.current), readChoice());
    if (!news) return;
    const text = toNewsText(news, shown.current, translate);
    if (!news.isCartChanged && !news.isMethodLost) {
      setLive((known) => ({ ...known, status: text }));
      return;
    }
    setLive({ warning: text, status: null, warnedAt: performance.now(), isNew: true });
    notify({ id: "payment-news", kind: "info", text, dismissAfterMs: dismissAfterMs.error });
  }, [view, payment, translate, readChoice]);
  useEffect(() => {
    if (live.warnedAt === null) return;
    const timer = setTimeout(() => setLive((known) => ({ ...known, isNew: false })), noticingMs);
    return () => clearTimeout(timer);
  }, [live.warnedAt]);
  return live;
}

/** Reads the page again when its cart changed elsewhere; the badge shows the page's count. */
function useFollowedCart(view: CartView, isBusy: boolean): void {
  const { state } = use(BrowserCartContext);
  const { hasRealtime } = useCartState();
  const navigate = useNavigate();
  const [newestVersion, setNewestVersion] = useState(0);
  const revalidate = () =>
    void navigate({ search: location.search }, { replace: true, preventScrollReset: true });
  const latest = useRef({ version: view.version, isBusy, revalidate });
  /** The last requested version: one that the server does not have is requested once. */
  const requestedVersion = useRef(0);

  useEffect(() => {
    latest.current = { version: view.version, isBusy, revalidate };
  });
  useEffect(() => {
    const { id, version, pieces, total } = view;
    state.set({ cartId: id, version, pieces, total: { text: total, pieces } });
  }, [view, state]);
  // A message that arrived meanwhile leads to a request after the response, unless that contains its version.
  useEffect(() => {
    if (!isBusy && newestVersion > requestedVersion.current && newestVersion > latest.current.version) {
      requestedVersion.current = newestVersion;
      latest.current.revalidate();
    }
  }, [newestVersion, isBusy]);
  useEffect(() => {
    if (!hasRealtime) return;
    let isGone = false;
    let leave: (() => void) | undefined;
    import("../../cart/browser/cart-channel").then(
      ({ followServedCart }) => {
        if (isGone) return;
        leave = followServedCart({
          state,
          cartId: view.id,
          onChange: (version) => {
            if (state.get().hasSheet) return;
            if (version !== null) setNewestVersion(version);
            // Ordered or emptied elsewhere: the server redirects the shopper.
            else if (!latest.current.isBusy) reloadPage();
          },
          onMissed: () => {
            if (!latest.current.isBusy) latest.current.revalidate();
          },
        });
      },
      () => {
        // Without the channel the order button's check remains: no order at a total that was not displayed.
      },
    );
    return () => {
      isGone = true;
      leave?.();
    };
  }, [view.id, hasRealtime, state]);
}

function toShown({ view, payment }: Shown): ShownPayment {
  return { view, chosen: payment.chosen };
}

function toNewsText(news: PaymentNews, { view, payment }: Shown, translate: Translate): string {
  const { total } = view;
  const method = payment.options.find((option) => option.method === payment.chosen)?.name ?? "";
  if (!news.isCartChanged && !news.isMethodLost) return translate("payment.live.newTotal", { total });
  const sentences = [
    news.isCartChanged && translate("payment.live.changed"),
    news.totalBefore === null
      ? translate("payment.live.sameTotal", { total })
      : translate("payment.live.total", { total, before: news.totalBefore }),
    news.isMethodLost && translate("payment.live.method", { method }),
    translate("payment.live.check"),
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ");
}
