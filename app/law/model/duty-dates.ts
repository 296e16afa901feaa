import type { CountryCode } from "../../countries/model/country";
import { countryCodes } from "../../countries/model/country";
import { type Day, isDay } from "../../foundation/local-day";

/**
 * First days of duties as the operator sets them, by duty and country; null: the duty does not apply there.
 * National acts begin late, or never; counsel knows, and a release is not needed.
 */
export type DutyDates = Readonly<Partial<Record<string, Readonly<Partial<Record<CountryCode, Day | null>>>>>>;

export const noDates: DutyDates = {};

/** Parses `credit-warning:PL=2027-03-01 credit-warning:FR=off`; null: not in this form. */
export function parseDutyDates(text: string, isKnown: (id: string) => boolean): DutyDates | null {
  const dates: Record<string, Partial<Record<CountryCode, Day | null>>> = {};
  for (const part of text.split(" ").filter(Boolean)) {
    const [, id = "", code, word = ""] = /^([a-z0-9-]+):([A-Z]{2})=(\S+)$/.exec(part) ?? [];
    const country = countryCodes.find((one) => one === code);
    if (!country || !isKnown(id) || (word !== "off" && !isDay(word))) return null;
    dates[id] = { ...dates[id], [country]: isDay(word) ? word : null };
  }
  return dates;
}
