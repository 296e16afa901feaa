import { checkDigit } from "../drafts/ean.ts";

interface PointsEntry {
  /** ISO 8601, a day. */
  readonly date: string;
  readonly points: number;
  /** What they were given for: an order's number, or that they were spent. */
  readonly reason: string;
}

export type LoyaltyLevel = "bronze" | "silver" | "gold";

/** Points of a card from which on its level holds. */
const levels: readonly (readonly [LoyaltyLevel, number])[] = [
  ["gold", 5000],
  ["silver", 1500],
  ["bronze", 0],
];

/** Numbers that begin with 29 are a shop's own in EAN-13, so that any till reads the card. */
const ownRange = "29";

/** The thirteen digits of a card's barcode, the last one its check digit. */
export function toCardNumber(member: number): string {
  const body = `${ownRange}${String(member).padStart(10, "0")}`;
  return `${body}${checkDigit(body)}`;
}

/** Whether somebody who typed the number in made no slip. */
export function isCardNumber(text: string): boolean {
  return /^29\d{11}$/.test(text) && Number(text.at(-1)) === checkDigit(text.slice(0, 12));
}

export function levelOf(points: number): LoyaltyLevel {
  return levels.find(([, from]) => points >= from)?.[0] ?? "bronze";
}

/** The customer's fields of a card: the level counts what was ever earned, the points are what is left. */
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
