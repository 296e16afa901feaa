import { describe, expect, it } from "vitest";
import { isWatchedSession } from "./is-watched-session";

const random = Array.from({ length: 10_000 }, () => crypto.randomUUID());
const similar = Array.from({ length: 10_000 }, (_, at) => `session-${at}`);
const shareOf = (ids: readonly string[], percent: number) =>
  ids.filter((id) => isWatchedSession(id, percent)).length / ids.length;

describe("monitored sessions", () => {
  it.each([
    ["random", random],
    ["similar", similar],
  ])("are 5 % of 10,000 %s ids, within four standard deviations", (_, ids) => {
    expect(shareOf(ids, 5)).toBeGreaterThan(0.0413);
    expect(shareOf(ids, 5)).toBeLessThan(0.0587);
  });

  it("are none at 0 and all at 100", () => {
    expect([shareOf(random, 0), shareOf(random, 100)]).toEqual([0, 1]);
  });

  it("stay monitored when the percentage grows", () => {
    const watched = random.filter((id) => isWatchedSession(id, 5));
    expect(watched.every((id) => isWatchedSession(id, 5) && isWatchedSession(id, 20))).toBe(true);
  });
});
