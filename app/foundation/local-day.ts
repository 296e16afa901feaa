/** A calendar day, `2026-12-24`. Days compare as text. */
export type Day = `${number}-${number}-${number}`;

const dayForm = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is a day that exists: `2026-02-30` does not. */
export function isDay(text: string): text is Day {
  if (!dayForm.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local midnight is on a quarter of an hour of UTC in every time zone. */
const quarterMs = 15 * 60_000;

/** The last day that was formatted, by time zone: each request asks for that of now, and formatting costs 0.1 ms. */
const lastDays = new Map<string, { readonly quarter: number; readonly day: Day }>();

/** The calendar day of an instant in a time zone. */
export function toLocalDay(moment: Date, timeZone: string): Day {
  const quarter = Math.floor(moment.getTime() / quarterMs);
  const last = lastDays.get(timeZone);
  if (last?.quarter === quarter) return last.day;
  const day = formatDay(moment, timeZone);
  lastDays.set(timeZone, { quarter, day });
  return day;
}

function formatDay(moment: Date, timeZone: string): Day {
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  formats.set(timeZone, known);
  const day = known.format(moment);
  if (!isDay(day)) throw new Error(`en-CA formats a day as ${day}, not as 2026-12-24`);
  return day;
}
