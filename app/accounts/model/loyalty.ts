export const loyaltyLevels = ["bronze", "silver", "gold"] as const;

export type LoyaltyLevel = (typeof loyaltyLevels)[number];

export type PointsEntry = {
  /** ISO 8601, a day. */
  readonly date: string;
  /** Negative: points were spent. */
  readonly points: number;
  /** Code of the reason, or an order's number. */
  readonly reason: string;
};

/** A customer's card from the platform's custom fields. */
export type LoyaltyCard = {
  /** Thirteen digits, the last one a check digit (EAN-13). */
  readonly number: string;
  readonly level: LoyaltyLevel;
  readonly points: number;
  /** Newest first. */
  readonly history: readonly PointsEntry[];
  /** ISO 8601, a day; null: unlimited. */
  readonly validUntil: string | null;
};

/** Entries of the history on a page. */
export const pointsPerPage = 10;

/** Whether a text is an EAN-13: thirteen digits with a correct check digit. */
export function isCardNumber(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Groups the number for reading aloud: 2 900000 047112. */
export function groupCardNumber(number: string): string {
  return number.replace(/^(\d)(\d{6})(\d{6})$/, "$1 $2 $3");
}
