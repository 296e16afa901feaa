import { expect, it } from "vitest";
import { toNextMidnight } from "./next-midnight";

it.each([
  ["2026-11-21T10:00:00Z", "Europe/Bratislava", "2026-11-21T23:00:00.000Z"],
  ["2026-11-21T22:59:59Z", "Europe/Bratislava", "2026-11-21T23:00:00.000Z"],
  ["2026-11-21T23:00:00Z", "Europe/Bratislava", "2026-11-22T23:00:00.000Z"],
  ["2026-07-01T12:00:00Z", "Europe/Athens", "2026-07-01T21:00:00.000Z"],
  ["2026-11-21T12:00:00Z", "Europe/London", "2026-11-22T00:00:00.000Z"],
  ["2026-10-24T23:30:00Z", "Europe/Berlin", "2026-10-25T23:00:00.000Z"],
  ["2026-03-28T23:30:00Z", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
])("after %s in %s the day ends at %s", (now, timeZone, midnight) => {
  expect(new Date(toNextMidnight(Date.parse(now), timeZone)).toISOString()).toBe(midnight);
});
