import { type RefCallback, useCallback, useState } from "react";
import type { LiveStock } from "../model/live-stock";
import type { ProductView } from "../model/product-view";

/** The product as it was served, with what the element with the ref has been told of since. */
export function useLiveProduct(product: ProductView): readonly [ProductView, RefCallback<HTMLElement>] {
  const [live, setLive] = useState<LiveStock>();
  const listen = useCallback((element: HTMLElement | null) => {
    element?.addEventListener("live-stock", ({ detail }) => setLive((known) => ({ ...known, ...detail })));
  }, []);
  return [{ ...product, buy: { ...product.buy, ...live } }, listen];
}
