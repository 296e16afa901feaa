import { useEffect, useState } from "react";
import type { LiveStock } from "../model/live-stock";
import type { ProductView } from "../model/product-view";

/** The product as it was served, with the stock that the page has heard of since. */
export function useLiveProduct(product: ProductView): ProductView {
  const [live, setLive] = useState<LiveStock | null>(null);
  useEffect(() => {
    const take = ({ detail }: CustomEvent<LiveStock>) => setLive(detail);
    document.addEventListener("live-stock", take);
    return () => document.removeEventListener("live-stock", take);
  }, []);
  return live?.sku === product.sku ? { ...product, buy: { ...product.buy, ...live } } : product;
}
