import { type ComponentType, lazy, Suspense, use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { watchCart } from "../browser/watch-cart";
import { BrowserCartContext, useCartState } from "./browser-cart-context";

/** The drawer and its script, on first use. Of this document, however the script came: pressed for or with an addition. */
function createDrawer() {
  let isThere = false;
  const load = async () => {
    // Some browsers remember that a script could not be fetched: without a network it is not tried.
    if (!isThere && !navigator.onLine) throw new Error("There is no network");
    const script = await import("./cart-drawer");
    isThere = true;
    return script;
  };
  /** A drawer that cannot be fetched is none: it must not take the page with it, nor what would have been said in it. */
  const CartDrawer = lazy<ComponentType>(() => load().catch(() => ({ default: NoDrawer })));
  return { load, CartDrawer };
}

/** Offers that cannot be shown are none: the cart is what the shopper meant to see. */
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

/** Stands once in the root: the badge now, the drawer on first use. A new page closes the drawer. */
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
  // The cart is what comes after an offer: its script is there by then, also without a network.
  useEffect(() => {
    if (offer) load().catch(() => {});
  }, [offer, load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the page that closes
  useEffect(() => {
    const { isDrawerOpen: isOpen, offer: offered } = state.get();
    if (isOpen || offered) state.set({ isDrawerOpen: false, offer: null });
  }, [pathname]);

  // The offer first: it gives the focus back before the cart takes it.
  return (
    <Suspense>
      {wasOffered ? <OfferDrawer /> : null}
      {wasOpened ? <CartDrawer /> : null}
    </Suspense>
  );
}
