import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { getCartState, setCartState, useCartState } from "./cart-store";
import { watchCart } from "./watch-cart";

/** A drawer that cannot be fetched is none: it must not take the page with it, nor what would have been said in it. */
const CartDrawer = lazy<ComponentType>(() => import("./cart-drawer").catch(() => ({ default: NoDrawer })));

function NoDrawer(): null {
  useEffect(() => setCartState({ isDrawerOpen: false }));
  return null;
}

/** Stands once in the root: the badge now, the drawer on first use. A new page closes the drawer. */
export function CartRuntime() {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { isDrawerOpen } = useCartState();
  const [wasOpened, setWasOpened] = useState(false);
  if (isDrawerOpen && !wasOpened) setWasOpened(true);

  useEffect(() => watchCart({ prefix, translate }), [prefix, translate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the page that closes
  useEffect(() => {
    if (getCartState().isDrawerOpen) setCartState({ isDrawerOpen: false });
  }, [pathname]);

  return wasOpened ? (
    <Suspense>
      <CartDrawer />
    </Suspense>
  ) : null;
}
