import { useEffect, useState } from "react";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { loadViewed } from "../browser/load-viewed";
import type { CardView } from "../model/card-view";
import { ProductCards } from "./product-cards";
import styles from "./related-products.module.css";

type Viewed = { readonly title: string; readonly cards: readonly CardView[] };
export type RecentlyViewedProps = { readonly sku?: string | undefined; readonly hasQuickAdd: boolean };

/** After consent and after paint: what this browser has looked at, without the article that is open. */
export function RecentlyViewed({ sku, hasQuickAdd }: RecentlyViewedProps) {
  const prefix = usePathPrefix();
  const [viewed, setViewed] = useState<Viewed | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    loadViewed(prefix, sku)
      .then(async (others) => {
        if (others.length === 0 || stop.signal.aborted) return;
        const answer = await fetch(`${prefix}/viewed?skus=${others.join(",")}`, { signal: stop.signal });
        setViewed(answer.ok ? parseAnswer(await answer.json()) : null);
      })
      .catch(() => {});
    return () => stop.abort();
  }, [sku, prefix]);
  if (!viewed || viewed.cards.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{viewed.title}</h2>
      <ProductCards cards={viewed.cards} hasQuickAdd={hasQuickAdd} layout="row" level={3} />
    </section>
  );
}

/** Only its head is looked at: it comes from the same deployment. */
function parseAnswer(value: Partial<Viewed> | null): Viewed | null {
  return typeof value?.title === "string" && Array.isArray(value.cards)
    ? { title: value.title, cards: value.cards }
    : null;
}
