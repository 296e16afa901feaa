import { useEffect, useState } from "react";
import { viewedCardsKey } from "../../consent/model/storage-keys";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { keepPictures } from "../browser/keep-pictures";
import { loadViewed } from "../browser/load-viewed";
import { type ViewedCard, writeViewedCards } from "../browser/viewed-cards";
import type { CardView } from "../model/card-view";
import { unpackTexts } from "../model/packed-texts";
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
        const skus = sku ? [sku, ...others] : others;
        if (skus.length === 0 || stop.signal.aborted) return;
        const answer = await fetch(`${prefix}/viewed?skus=${skus.join(",")}`, { signal: stop.signal });
        const all = answer.ok ? parseAnswer(await answer.json()) : null;
        if (all && !isKeptByAccount()) keepCards(all.cards, prefix);
        setViewed(
          all && {
            ...all,
            cards: all.cards.filter((card) => toSeen(card, prefix).href !== location.pathname),
          },
        );
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

/** Of an account the device keeps nothing. */
function isKeptByAccount(): boolean {
  return /\bcustomer_id=/.test(document.cookie);
}

/** What was seen, for a page without a network. */
function keepCards(cards: readonly CardView[], prefix: string): void {
  const seen = cards.map((card) => toSeen(card, prefix));
  writeViewedCards(seen);
  keepPictures(
    viewedCardsKey,
    seen.map(({ picture }) => picture),
  );
}

function toSeen([own]: CardView, prefix: string): ViewedCard {
  const [, slug, picture = "", name = "", price = ""] = unpackTexts(own);
  return { name, href: `${prefix}/${slug}/`, picture, price };
}

/** Only its head is looked at: it comes from the same deployment. */
function parseAnswer(value: Partial<Viewed> | null): Viewed | null {
  return typeof value?.title === "string" && Array.isArray(value.cards)
    ? { title: value.title, cards: value.cards }
    : null;
}
