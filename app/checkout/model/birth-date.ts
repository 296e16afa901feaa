export type BirthDateError = "required" | "invalid" | "young";

const fullAge = 18;
/** The greatest verified age. */
const greatestAge = 122;

/**
 * Checks a date of birth from a date field (`YYYY-MM-DD`); null: no error.
 * A shopper who pays by instalments or invoice must be of age.
 */
export function checkBirthDate(text: string | null, now: Date): BirthDateError | null {
  if (text === null || text === "") return "required";
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return "invalid";
  if (date > now || text < toDateBefore(now, greatestAge)) return "invalid";
  return text > toDateBefore(now, fullAge) ? "young" : null;
}

function toDateBefore(now: Date, years: number): string {
  return `${now.getUTCFullYear() - years}${now.toISOString().slice(4, 10)}`;
}
