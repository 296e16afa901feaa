import type { JsonObject } from "../json/json.ts";

/** When a price or a discount is in force; each part may be missing. */
interface Validity {
  readonly isActive?: unknown;
  readonly validFrom?: unknown;
  readonly validUntil?: unknown;
}

/** Whether a price or a discount is in force at a time: active, begun and not yet over. */
export function isInForce({ isActive, validFrom, validUntil }: Validity, at: Date): boolean {
  if (isActive === false) return false;
  if (typeof validFrom === "string" && Date.parse(validFrom) > at.getTime()) return false;
  return typeof validUntil !== "string" || Date.parse(validUntil) > at.getTime();
}

/** The same for SQL, which compares as text with ISO timestamps: in force while `from <= now < until`. */
interface ValidityWindow {
  readonly from: string;
  readonly until: string;
}

/** An inactive discount has a window that is never in force, an undated one a window that always is. */
export function toWindow(discount: JsonObject): ValidityWindow {
  if (discount.isActive === false) return { from: "", until: "" };
  const from = typeof discount.validFrom === "string" ? discount.validFrom : "";
  const until = typeof discount.validUntil === "string" ? discount.validUntil : "9999-12-31T23:59:59.999Z";
  return { from, until };
}
