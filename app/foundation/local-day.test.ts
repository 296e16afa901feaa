import { expect, it } from "vitest";
import { isDay, toLocalDay } from "./local-day";

it.each([
  ["2026-09-26T21:59:59Z", "Europe/Berlin", "2026-09-26"],
  ["2026-09-26T22:00:00Z", "Europe/Berlin", "2026-09-27"],
  ["2026-09-26T22:00:00Z", "Europe/Lisbon", "2026-09-26"],
  ["2026-11-19T22:00:00Z", "Europe/Athens", "2026-11-20"],
])("%s in %s is %s", (moment, timeZone, day) => {
  expect(toLocalDay(new Date(moment), timeZone)).toBe(day);
});

it("a day is a date that exists", () => {
  expect(["2026-12-24", "2028-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-30", "2026-13-01", "26-1-1", "today", ""].filter(isDay)).toEqual([]);
});

it("the day changes at the first instant of local midnight, also right after another instant was asked", () => {
  const midnight = new Date("2026-11-30T18:15:00Z");
  const lastInstant = new Date(midnight.getTime() - 1);
  expect([lastInstant, midnight, lastInstant].map((moment) => toLocalDay(moment, "Asia/Kathmandu"))).toEqual([
    "2026-11-30",
    "2026-12-01",
    "2026-11-30",
  ]);
});
