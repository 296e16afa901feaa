import type { ProductCard } from "../model/product-card";
import type { PageI18n } from "./page-i18n.server";
import { type DeliveryDates, toDelivery, toTermsText } from "./to-card-view.server";

type DeliveryCosts = "free" | "extra" | "mixed";

/** Whether delivery is free for all rows or for none; else each row says its own. */
export function chooseDeliveryCosts(cards: readonly ProductCard[], dates: DeliveryDates): DeliveryCosts {
  const free = cards.filter((card) => toDelivery(card, dates).isFree);
  return free.length === 0 ? "extra" : free.length === cards.length ? "free" : "mixed";
}

/** VAT and delivery, once in the head of the prices; rows that differ in delivery each say their own. */
export function toPriceNote(
  cards: readonly ProductCard[],
  i18n: Pick<PageI18n, "translate">,
  dates: DeliveryDates,
): string {
  const costs = chooseDeliveryCosts(cards, dates);
  return costs === "mixed"
    ? i18n.translate("catalogue.price.includesVat")
    : toTermsText(costs === "free", i18n);
}

/** `free` or `plus delivery`. */
export function toCostsText(card: ProductCard, dates: DeliveryDates, { translate }: PageI18n): string {
  return translate(
    toDelivery(card, dates).isFree ? "listing.delivery.short" : "catalogue.price.plusDelivery",
  );
}
