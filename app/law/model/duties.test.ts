import { describe, expect, it } from "vitest";
import { type CountryCode, countryCodes } from "../../countries/model/country";
import { getCountry } from "../../countries/model/country-table";
import { type Day, toLocalDay } from "../../foundation/local-day";
import { type DutyId, duties, dutyIds, listDuties, readDutyDates, toFirstDay } from "./duties";

const isDue = (id: DutyId, country: CountryCode, day: Day) => listDuties(getCountry(country), day).has(id);

function toDayBefore(day: Day): Day {
  return toLocalDay(new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000), "UTC");
}

describe.each(dutyIds)("the duty %s", (id) => {
  it("begins in each country of its row on its day, and in no other", () => {
    for (const country of countryCodes) {
      const first = toFirstDay(id, country);
      expect(first !== null, country).toBe(duties[id].countries.includes(country));
      if (first === null) continue;
      expect([isDue(id, country, toDayBefore(first)), isDue(id, country, first)]).toEqual([false, true]);
    }
  });

  it("ends on its last day", () => {
    const { until, countries } = duties[id];
    for (const country of until ? countries : []) {
      if (!until) continue;
      expect([isDue(id, country, toDayBefore(until)), isDue(id, country, until)]).toEqual([true, false]);
    }
  });
});

it("some countries begin on a day of their own", () => {
  expect(isDue("newsletter-tick", "PL", "2024-11-09")).toBe(false);
  expect(isDue("newsletter-tick", "HU", "2024-11-09")).toBe(true);
});

it("one set serves all requests of a country's day", () => {
  const list = () => listDuties(getCountry("DE"), "2026-11-30");
  expect(list()).toBe(list());
});

describe("the operator's dates", () => {
  it("move a duty in a country, or switch it off there", () => {
    const dates = readDutyDates("guarantee-notice:PL=2027-03-01 guarantee-notice:FR=off");
    if (!dates) throw new Error("The dates are not valid");
    const has = (country: CountryCode, day: Day) =>
      listDuties(getCountry(country), day, dates).has("guarantee-notice");
    expect([has("PL", "2027-02-28"), has("PL", "2027-03-01")]).toEqual([false, true]);
    expect([has("FR", "2030-01-01"), has("DE", "2026-09-27")]).toEqual([false, true]);
  });

  it.each([
    "guarantee-notice",
    "guarantee-notice:PL=soon",
    "guarantee-notice:XX=off",
    "no-such-duty:PL=off",
    "guarantee-notice:PL=2027-02-30",
  ])("are refused when they are wrong: %s", (text) => expect(readDutyDates(text)).toBeNull());
});
