import { useEffect, useState } from "react";
import { hasConsent } from "../../consent/browser/has-consent";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { readViewed, writeViewed } from "../browser/viewed-list";
import type { CardView } from "../model/card-view";
import { parseViewed, withViewed } from "../model/viewed-list";
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
    rememberViewed(sku, prefix)
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

/** Answers the other articles: of the device, or of the account that somebody is signed in to. */
async function rememberViewed(sku: string | undefined, prefix: string): Promise<readonly string[]> {
  if (!hasConsent("functional")) return [];
  const account = /\bcustomer_id=/.test(document.cookie) ? await rememberInAccount(sku, prefix) : null;
  const known = account ?? readViewed();
  if (sku && !account) writeViewed(withViewed(known, sku));
  return known.filter((other) => other !== sku);
}

/** null: nobody is signed in after all. Of an account the device keeps nothing. */
async function rememberInAccount(sku: string | undefined, prefix: string): Promise<readonly string[] | null> {
  const body = sku && new URLSearchParams({ intent: "view", sku });
  const answer = await fetch(`${prefix}/personal/lists`, body ? { method: "POST", body } : {});
  const { isCustomer, viewed }: { isCustomer?: unknown; viewed?: unknown } = await answer.json();
  if (!answer.ok) return [];
  return isCustomer === true && Array.isArray(viewed) ? parseViewed(viewed.join(",")) : null;
}

/** Only its head is looked at: it comes from the same deployment. */
function parseAnswer(value: Partial<Viewed> | null): Viewed | null {
  return typeof value?.title === "string" && Array.isArray(value.cards)
    ? { title: value.title, cards: value.cards }
    : null;
}
