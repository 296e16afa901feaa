import { type ComponentType, lazy, Suspense, use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { watchCart } from "../browser/watch-cart";
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

/** Rendered once in the root: the badge now, the drawer on first use. A new page closes the drawer. */
export function CartRuntime() {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const { state, loadClient } = use(BrowserCartContext);
  const { pathname } = useLocation();
  const { isDrawerOpen, offer } = useCartState();
  const [wasOpened, setWasOpened] = useState(false);
  const [wasOffered, setWasOffered] = useState(false);
  const [{ load, CartDrawer }] = useState(createDrawer);
  if (isDrawerOpen && !wasOpened) setWasOpened(true);
  if (offer && !wasOffered) setWasOffered(true);

  useEffect(() => {
    const page = { prefix, translate };
    return watchCart({ page, state, loadClient: () => loadClient(page), loadDrawer: load });
  }, [prefix, translate, state, loadClient, load]);
  // The cart follows an offer: preload its script, so that it is available offline too.
  useEffect(() => {
    if (offer) load().catch(() => {});
  }, [offer, load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the page closes the drawer
  useEffect(() => {
    const { isDrawerOpen: isOpen, offer: offered } = state.get();
    if (isOpen || offered) state.set({ isDrawerOpen: false, offer: null });
  }, [pathname]);

  // The offer first: it returns the focus before the cart takes it.
  return (
    <Suspense>
      {wasOffered ? <OfferDrawer /> : null}
      {wasOpened ? <CartDrawer /> : null}
    </Suspense>
  );
}
