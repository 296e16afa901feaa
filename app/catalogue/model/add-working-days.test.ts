import { describe, expect, it } from "vitest";
import { addWorkingDays } from "./add-working-days";

const toDay = (date: Date) => date.toISOString().slice(0, 10);

describe("addWorkingDays", () => {
  it.each([
    ["2026-11-16T10:00:00Z", 4, "2026-11-20", "within a week"],
    ["2026-11-19T10:00:00Z", 2, "2026-11-23", "over a weekend"],
    ["2026-11-21T10:00:00Z", 1, "2026-11-23", "from a Saturday"],
    ["2026-11-19T23:30:00Z", 1, "2026-11-23", "from Friday half past midnight in Bratislava"],
    ["2026-11-16T10:00:00Z", 0, "2026-11-16", "no days"],
  ])("%s plus %i is %s: %s", (from, days, expected) =>
    expect(toDay(addWorkingDays(new Date(from), days, "Europe/Bratislava"))).toBe(expected),
  );
});

it.each([
  ["2026-11-20T10:00:00Z", 1, "2026-11-23"],
  ["2026-11-20T10:00:00Z", 4, "2026-11-26"],
  ["2026-11-21T10:00:00Z", 1, "2026-11-23"],
  ["2026-11-23T10:00:00Z", 5, "2026-11-30"],
  ["2026-11-23T23:30:00Z", 1, "2026-11-25"],
  ["2026-11-23T10:00:00Z", 0, "2026-11-23"],
])("reaches from %s in %i working days %s in Bratislava", (now, days, expected) => {
  expect(addWorkingDays(new Date(now), days, "Europe/Bratislava").toISOString().slice(0, 10)).toBe(expected);
});
