import { type ComponentType, lazy, Suspense, use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { watchCart } from "../browser/watch-cart";
import { BrowserCartContext, useCartState } from "./browser-cart-context";

const loadDrawer = () => import("./cart-drawer");

/** A drawer that cannot be fetched is none: it must not take the page with it, nor what would have been said in it. */
const CartDrawer = lazy<ComponentType>(() => loadDrawer().catch(() => ({ default: NoDrawer })));

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
  const { isDrawerOpen } = useCartState();
  const [wasOpened, setWasOpened] = useState(false);
  if (isDrawerOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const page = { prefix, translate };
    let hasDrawer = false;
    const prepareDrawer = async () => {
      // Some browsers remember that a script could not be fetched: without a network it is not tried.
      if (!hasDrawer && !navigator.onLine) throw new Error("There is no network");
      await loadDrawer();
      hasDrawer = true;
    };
    return watchCart({ page, state, loadClient: () => loadClient(page), loadDrawer: prepareDrawer });
  }, [prefix, translate, state, loadClient]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the page that closes
  useEffect(() => {
    if (state.get().isDrawerOpen) state.set({ isDrawerOpen: false });
  }, [pathname]);

  return wasOpened ? (
    <Suspense>
      <CartDrawer />
    </Suspense>
  ) : null;
}
