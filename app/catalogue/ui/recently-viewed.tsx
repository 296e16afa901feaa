import { useEffect, useState } from "react";
import { readConsent } from "../../consent/model/consent";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { CardView } from "../model/card-view";
import { parseViewed, viewedKey, withViewed } from "../model/viewed-list";
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
    const others = rememberViewed(sku);
    if (others.length > 0)
      fetch(`${prefix}/viewed?skus=${others.join(",")}`, { signal: stop.signal })
        .then(async (answer) => setViewed(answer.ok ? parseAnswer(await answer.json()) : null))
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

/** Nothing is kept, and nothing kept before is read, without consent. Answers the other articles. */
function rememberViewed(sku: string | undefined): readonly string[] {
  if (!readConsent(document.cookie).has("functional")) return [];
  try {
    const known = parseViewed(localStorage.getItem(viewedKey));
    if (sku) localStorage.setItem(viewedKey, withViewed(known, sku).join(","));
    return known.filter((other) => other !== sku);
  } catch {
    return [];
  }
}

/** Only its head is looked at: it comes from the same deployment. */
function parseAnswer(value: Partial<Viewed> | null): Viewed | null {
  return typeof value?.title === "string" && Array.isArray(value.cards)
    ? { title: value.title, cards: value.cards }
    : null;
}
