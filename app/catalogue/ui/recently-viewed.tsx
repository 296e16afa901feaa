import { useEffect, useState } from "react";
import { viewedCardsKey } from "../../consent/model/storage-keys";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { keepPictures } from "../browser/keep-pictures";
import { loadViewed } from "../browser/load-viewed";
import { type ViewedCard, writeViewedCards } from "../browser/viewed-cards";
import type { CardView } from "../model/card-view";
import { ProductCards } from "./product-cards";
import styles from "./related-products.module.css";
import { useCardOpening } from "./use-card-opening";

type Viewed = { readonly title: string; readonly cards: readonly CardView[] };
export type RecentlyViewedProps = { readonly sku?: string | undefined; readonly hasQuickAdd: boolean };

/** Products viewed before, without the current one. Loads after paint, and only with consent. */
export function RecentlyViewed({ sku, hasQuickAdd }: RecentlyViewedProps) {
  const prefix = usePathPrefix();
  const open = useCardOpening();
  const [viewed, setViewed] = useState<Viewed | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    loadViewed(prefix, sku)
      .then(async (others) => {
        const skus = sku ? [sku, ...others] : others;
        if (skus.length === 0 || stop.signal.aborted) return;
        const response = await fetch(`${prefix}/viewed?skus=${skus.join(",")}`, { signal: stop.signal });
        const all = response.ok ? parseViewedCards(await response.json()) : null;
        if (all && !isSignedIn()) storeCards(all.cards, prefix);
        setViewed(
          all && {
            ...all,
            cards: all.cards.filter((card) => toViewedCard(card, prefix).href !== location.pathname),
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
      <ProductCards
        cards={viewed.cards}
        list={{ id: "viewed", name: viewed.title }}
        hasQuickAdd={hasQuickAdd}
        layout="row"
        level={3}
        onOpen={open}
      />
    </section>
  );
}

/** The list of a signed-in customer is stored in the account, not on the device. */
function isSignedIn(): boolean {
  return /\bcustomer_id=/.test(document.cookie);
}

/** Stores the cards for the offline page. */
function storeCards(cards: readonly CardView[], prefix: string): void {
  const seen = cards.map((card) => toViewedCard(card, prefix));
  writeViewedCards(seen);
  keepPictures(
    viewedCardsKey,
    seen.map(({ picture }) => picture),
  );
}

function toViewedCard({ slug, picture, name, price }: CardView, prefix: string): ViewedCard {
  return { name, href: `${prefix}/${slug}/`, picture, price };
}

/** Checks the outer shape only: the response comes from the same deployment. */
function parseViewedCards(value: Partial<Viewed> | null): Viewed | null {
  return typeof value?.title === "string" && Array.isArray(value.cards)
    ? { title: value.title, cards: value.cards }
    : null;
}
