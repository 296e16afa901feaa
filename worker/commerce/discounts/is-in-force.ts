export interface Validity {
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** Whether a moment lies in a validity window; an open end never closes it. */
export function isInForce({ validFrom, validUntil }: Validity, now: Date): boolean {
  if (validFrom && Date.parse(validFrom) > now.getTime()) return false;
  return !validUntil || Date.parse(validUntil) > now.getTime();
}
