export const loyaltyLevels = ["bronze", "silver", "gold"] as const;

export type LoyaltyLevel = (typeof loyaltyLevels)[number];

export type PointsEntry = {
  /** ISO 8601, a day. */
  readonly date: string;
  /** Below zero: they were spent. */
  readonly points: number;
  /** Code of what they were given or spent for, or an order's number. */
  readonly reason: string;
};

/** A customer's card as the platform's custom fields have it. */
export type LoyaltyCard = {
  /** Thirteen digits, the last one checks the others (EAN-13). */
  readonly number: string;
  readonly level: LoyaltyLevel;
  readonly points: number;
  /** Newest first. */
  readonly history: readonly PointsEntry[];
  /** ISO 8601, a day; null: for good. */
  readonly validUntil: string | null;
};

/** Entries of the history on a page. */
export const pointsPerPage = 10;

/** EAN-13: thirteen digits, and the last one is what the others add up to. */
export function isCardNumber(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** The number in groups that can be read out: 2 900000 047112. */
export function groupCardNumber(number: string): string {
  return number.replace(/^(\d)(\d{6})(\d{6})$/, "$1 $2 $3");
}
