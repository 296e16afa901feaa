import { invalidField } from "../errors/platform-errors.ts";
import { DEFAULT_DELETE_DAYS, MAX_DELETE_DAYS } from "../settings/project-settings.ts";

const DAY_IN_MS = 86_400_000;

/** Days between 1 and 365,250; 90 by default. Throws InvalidField. */
export function requireDeleteDays(days: number | null | undefined): number {
  const value = days ?? DEFAULT_DELETE_DAYS;
  const field = "deleteDaysAfterLastModification";
  if (!Number.isInteger(value) || value < 1 || value > MAX_DELETE_DAYS) throw invalidField(field, value);
  return value;
}

/** The time from which a cart counts as deleted, as ISO text. */
export function toExpiry(lastModifiedAt: string, days: number): string {
  return new Date(Date.parse(lastModifiedAt) + days * DAY_IN_MS).toISOString();
}
