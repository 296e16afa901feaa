import { describe, expect, it } from "vitest";
import { splitTime } from "./time-left";

describe("splitTime", () => {
  it("returns the remaining whole days, hours, minutes and seconds", () => {
    expect(splitTime(((3 * 24 + 4) * 60 + 5) * 60_000 + 6_999)).toEqual({
      days: 3,
      hours: 4,
      minutes: 5,
      seconds: 6,
    });
  });

  it("reports that no time is left", () => {
    expect(splitTime(0)).toBeNull();
    expect(splitTime(-1)).toBeNull();
  });
});
