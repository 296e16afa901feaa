import type { JsonObject } from "../json/json.ts";

/** Compared as text with ISO timestamps: a discount holds while `from <= now < until`. */
export interface ValidityWindow {
  readonly from: string;
  readonly until: string;
}

/** An inactive discount has a window that never holds, an undated one a window that always does. */
export function toWindow(discount: JsonObject): ValidityWindow {
  if (discount.isActive === false) return { from: "", until: "" };
  const from = typeof discount.validFrom === "string" ? discount.validFrom : "";
  const until = typeof discount.validUntil === "string" ? discount.validUntil : "9999-12-31T23:59:59.999Z";
  return { from, until };
}

export function holdsAt(window: ValidityWindow, at: Date): boolean {
  const now = at.toISOString();
  return window.from <= now && now < window.until;
}
