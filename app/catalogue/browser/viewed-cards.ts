import { hasConsent } from "../../consent/browser/has-consent";
import { viewedCardsKey } from "../../consent/model/storage-keys";
import { parseStoredJson } from "../../foundation/parse-json";

/** A viewed article for the offline page; its texts are those of the page that showed it. */
export type ViewedCard = {
  readonly name: string;
  readonly href: string;
  readonly picture: string;
  readonly price: string;
};

/** Stores nothing without consent. */
export function writeViewedCards(cards: readonly ViewedCard[]): void {
  if (!hasConsent("functional")) return;
  try {
    localStorage.setItem(viewedCardsKey, JSON.stringify(cards));
  } catch {
    // then nothing is stored
  }
}

/** Ignores stored data without consent. */
export function readViewedCards(): readonly ViewedCard[] {
  if (!hasConsent("functional")) return [];
  const cards = parseStoredJson(() => localStorage.getItem(viewedCardsKey));
  return Array.isArray(cards) ? cards.filter(isViewedCard) : [];
}

function isViewedCard(value: unknown): value is ViewedCard {
  if (typeof value !== "object" || value === null) return false;
  const { name, href, picture, price }: { readonly [Key in keyof ViewedCard]?: unknown } = value;
  return [name, href, picture, price].every((text) => typeof text === "string");
}
