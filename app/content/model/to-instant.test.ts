import { describe, expect, it } from "vitest";
import { toInstant } from "./to-instant";

describe("toInstant", () => {
  it.each([
    ["2026-12-01T23:59", "Europe/Bratislava", "2026-12-01T22:59:00.000Z"],
    ["2026-07-01T08:00", "Europe/Athens", "2026-07-01T05:00:00.000Z"],
    ["2026-01-15T12:00", "Europe/London", "2026-01-15T12:00:00.000Z"],
    ["2026-03-29T00:30", "Europe/Berlin", "2026-03-28T23:30:00.000Z"],
    ["2026-03-29T03:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  ])("converts %s in %s", (local, zone, utc) => expect(toInstant(local, zone)?.toISOString()).toBe(utc));

  it("refuses an invalid time", () => expect(toInstant("2026-13-41T99:00", "Europe/London")).toBeNull());
});
