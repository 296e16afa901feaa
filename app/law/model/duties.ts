import { LRUCache } from "lru-cache";
import type { Country, CountryCode } from "../../countries/model/country";
import type { Day } from "../../foundation/local-day";
import { consentDuties } from "./consent-duties";
import { contractDuties } from "./contract-duties";
import type { Duty } from "./duty";
import { type DutyDates, noDates, parseDutyDates } from "./duty-dates";
import { productDuties } from "./product-duties";

const table = { ...contractDuties, ...productDuties, ...consentDuties } as const;

export type DutyId = keyof typeof table;

/** Every duty that a page, a mail or a document shows, by its id. docs/law.md is generated from it. */
export const duties: Readonly<Record<DutyId, Duty>> = table;

export const dutyIds = Object.keys(duties).filter(isDutyId);

function isDutyId(text: string): text is DutyId {
  return Object.hasOwn(table, text);
}

/** Parses the operator's dates; null: not in the form of `parseDutyDates`, or of an unknown duty. */
export function readDutyDates(text: string): DutyDates | null {
  return parseDutyDates(text, isDutyId);
}

/** The duties that a page shows because the country's law demands them on the day. */
export type Duties = ReadonlySet<DutyId>;

/** The first day of a duty in a country; null: its law has none. `dates`: the operator's own. */
export function toFirstDay(id: DutyId, country: CountryCode, dates: DutyDates = noDates): Day | null {
  const { countries, nationalFrom, from } = duties[id];
  if (!countries.includes(country)) return null;
  const own = dates[id]?.[country];
  return own === undefined ? (nationalFrom?.[country] ?? from) : own;
}

function isInForce(id: DutyId, country: CountryCode, day: Day, dates: DutyDates): boolean {
  const { until } = duties[id];
  const first = toFirstDay(id, country, dates);
  return first !== null && first <= day && (until === undefined || day < until);
}

/** One set per country and day serves all requests, so that memos can compare it. */
const lists = new LRUCache<string, Duties>({ max: 100 });

/**
 * Lists the duties of a country on a day of its own calendar.
 * The page cache ends at each local midnight, so a page changes on the day.
 */
export function listDuties(country: Pick<Country, "code">, day: Day, dates: DutyDates = noDates): Duties {
  const key = `${country.code} ${day} ${JSON.stringify(dates)}`;
  const known = lists.get(key);
  if (known) return known;
  const listed: Duties = new Set(dutyIds.filter((id) => isInForce(id, country.code, day, dates)));
  lists.set(key, listed);
  return listed;
}
