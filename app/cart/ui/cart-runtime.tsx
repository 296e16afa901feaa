import { type ComponentType, lazy, type MouseEvent, Suspense, use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { dismissAfterMs, notify } from "../../design/notification-store";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { watchCart } from "../browser/watch-cart";
import { leaveOrExplain } from "../browser/without-client";
import { BrowserCartContext, useCartState } from "./browser-cart-context";

/** Loads the drawer and its script on first use; one per document, opened by a press or by an addition. */
function createDrawer() {
  let isThere = false;
  const load = async () => {
    // Some browsers remember a failed script fetch: while offline it is not tried.
    if (!isThere && !navigator.onLine) throw new Error("There is no network");
    const script = await import("./cart-drawer");
    isThere = true;
    return script;
  };
  /** A drawer that cannot be fetched renders nothing, so that the page and the drawer's notices survive. */
  const CartDrawer = lazy<ComponentType>(() => load().catch(() => ({ default: NoDrawer })));
  return { load, CartDrawer };
}

const drawer = createDrawer();

/** If offers cannot be shown, the cart opens instead: the shopper expects it. */
const OfferDrawer = lazy<ComponentType>(() => import("./offer-drawer").catch(() => ({ default: NoOffer })));

function NoOffer(): null {
  const { state } = use(BrowserCartContext);
  useEffect(() => state.set({ offer: null, isDrawerOpen: true }));
  return null;
}

function NoDrawer(): null {
  const { state } = use(BrowserCartContext);
  useEffect(() => state.set({ isDrawerOpen: false }));
  return null;
}

/**
 * Returns the handler of the header's link to the cart: opens the drawer, or says that the cart is empty. The link
 * stays a plain one on the cart's and the checkout's pages, and when a script cannot be loaded.
 */
export function useOpenCart(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const { state, loadClient } = use(BrowserCartContext);
  const { pathname } = useLocation();
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || pathname.startsWith("/checkout")) return;
    event.preventDefault();
    if (state.get().pieces === 0) {
      const text = translate("cart.empty.title");
      notify({ id: "cart-empty", kind: "info", text, dismissAfterMs: dismissAfterMs.tip });
      return;
    }
    const page = { prefix, translate };
    const link = event.currentTarget;
    Promise.all([loadClient(page), drawer.load()]).then(
      ([client]) => {
        state.set({ isDrawerOpen: true });
        client.prepare();
      },
      () => leaveOrExplain(link, page),
    );
  };
}

/** Rendered once in the root: the drawer on first use. A new page closes the drawer. */
export function CartRuntime() {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const { state, loadClient } = use(BrowserCartContext);
  const { pathname } = useLocation();
  const { isDrawerOpen, offer } = useCartState();
  const [wasOpened, setWasOpened] = useState(false);
  const [wasOffered, setWasOffered] = useState(false);
  if (isDrawerOpen && !wasOpened) setWasOpened(true);
  if (offer && !wasOffered) setWasOffered(true);

  useEffect(() => {
    const page = { prefix, translate };
    return watchCart({ page, state, loadClient: () => loadClient(page) });
  }, [prefix, translate, state, loadClient]);
  // The cart follows an offer: preload its script, so that it is available offline too.
  useEffect(() => {
    if (offer) drawer.load().catch(() => {});
  }, [offer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the page closes the drawer
  useEffect(() => {
    const { isDrawerOpen: isOpen, offer: offered } = state.get();
    if (isOpen || offered) state.set({ isDrawerOpen: false, offer: null });
  }, [pathname]);

  // The offer first: it returns the focus before the cart takes it.
  return (
    <Suspense>
      {wasOffered ? <OfferDrawer /> : null}
      {wasOpened ? <drawer.CartDrawer /> : null}
    </Suspense>
  );
}
