import { describe, expect, it } from "vitest";
import { createAttemptLimit } from "./create-attempt-limit";

const options = { maxAttempts: 2, windowMs: 1000, clientsKept: 2 };

describe("the limit of attempts", () => {
  it("refuses a client that had its attempts, until the oldest leaves the window", () => {
    const limit = createAttemptLimit(options);
    const taken = [0, 600, 700, 999, 1000, 1001].map((now) => limit.take("203.0.113.1", now));
    expect(taken).toEqual([true, true, false, false, true, false]);
    expect(limit.take("203.0.113.2", 1001)).toBe(true);
  });

  it("does not count what succeeded", () => {
    const limit = createAttemptLimit(options);
    for (let time = 0; time < 10; time += 1) {
      expect(limit.take("203.0.113.1", time)).toBe(true);
      limit.giveBack("203.0.113.1");
    }
  });

  it("takes the addresses of one IPv6 network for one client", () => {
    const limit = createAttemptLimit(options);
    const addresses = ["2001:db8:1:2:3:4:5:6", "2001:DB8:1:2::9", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"];
    expect(addresses.map((address) => limit.take(address, 0))).toEqual([true, true, false, true]);
  });

  it("forgets the quietest client when there are too many", () => {
    const limit = createAttemptLimit(options);
    for (const address of ["a", "a", "b", "c"]) limit.take(address, 0);
    expect(limit.take("a", 0)).toBe(true);
  });
});
