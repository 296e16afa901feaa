import { checkDigit } from "../drafts/ean.ts";

interface PointsEntry {
  /** ISO 8601, a day. */
  readonly date: string;
  readonly points: number;
  /** Their reason: an order's number, or that they were spent. */
  readonly reason: string;
}

export type LoyaltyLevel = "bronze" | "silver" | "gold";

/** Minimum points of each level. */
const levels: readonly (readonly [LoyaltyLevel, number])[] = [
  ["gold", 5000],
  ["silver", 1500],
  ["bronze", 0],
];

/** EAN-13 reserves numbers with 29 for internal use, so that any cash register reads the card. */
const ownRange = "29";

/** Returns the thirteen digits of a card's barcode, the last one its check digit. */
export function toCardNumber(member: number): string {
  const body = `${ownRange}${String(member).padStart(10, "0")}`;
  return `${body}${checkDigit(body)}`;
}

/** Reports whether a typed number has a valid check digit. */
export function isCardNumber(text: string): boolean {
  return /^29\d{11}$/.test(text) && Number(text.at(-1)) === checkDigit(text.slice(0, 12));
}

export function levelOf(points: number): LoyaltyLevel {
  return levels.find(([, from]) => points >= from)?.[0] ?? "bronze";
}

/**
 * Returns the customer's card fields.
 * The level depends on all earned points, the points are the remaining ones.
 */
export function toLoyaltyFields(member: number, history: readonly PointsEntry[], validUntil: string) {
  const sum = (entries: readonly PointsEntry[]) => entries.reduce((total, { points }) => total + points, 0);
  return {
    loyaltyCardNumber: toCardNumber(member),
    loyaltyLevel: levelOf(sum(history.filter(({ points }) => points > 0))),
    loyaltyPoints: sum(history),
    loyaltyPointsHistory: JSON.stringify(history),
    loyaltyValidUntil: validUntil,
  };
}
