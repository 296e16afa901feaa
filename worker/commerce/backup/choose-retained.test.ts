import { expect, it } from "vitest";
import { chooseRetained } from "./choose-retained.ts";

const DAY_MS = 24 * 60 * 60_000;

/** One backup a day for two years, the newest on Monday, 23 November 2026. */
const daily = Array.from({ length: 730 }, (_, at) =>
  new Date(Date.UTC(2026, 10, 23, 2, 10) - at * DAY_MS).toISOString().replaceAll(":", "-"),
);

it("retains the newest of seven days, four weeks and twelve months", () => {
  const days = [...chooseRetained(daily)].map((name) => name.slice(0, 10)).sort();
  expect(days).toEqual([
    ...["2025-12-31", "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30"],
    ...["2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31", "2026-11-08", "2026-11-15", "2026-11-17"],
    ...["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"],
  ]);
});

it("retains the last backups however old they are if no new ones come, and those without a date", () => {
  const old = ["2024-01-01T02-10-00.000Z", "2024-01-02T02-10-00.000Z", "before-the-move"];
  expect([...chooseRetained(old)].sort()).toEqual(old);
});

it("retains the newest of several backups of one day", () => {
  const names = ["2026-11-23T02-10-00.000Z", "2026-11-23T17-00-00.000Z"];
  expect([...chooseRetained(names)]).toEqual(["2026-11-23T17-00-00.000Z"]);
});
