import { expect, it } from "vitest";
import { addWorkingDays } from "./add-working-days";

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
