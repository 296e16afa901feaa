import { describe, expect, it } from "vitest";
import { isCardNumber, levelOf, toCardNumber, toLoyaltyFields } from "./loyalty-card.ts";

describe("a loyalty card", () => {
  it.each([
    [1, "2900000000018"],
    [42, "2900000000421"],
    [4711, "2900000047112"],
  ])("of member %d has the number %s", (member, number) => {
    expect(toCardNumber(member)).toBe(number);
    expect(isCardNumber(number)).toBe(true);
  });

  it("rejects a number with one wrong digit, or two swapped", () => {
    const number = toCardNumber(4711);
    for (let at = 2; at < number.length; at += 1) {
      const wrong = `${number.slice(0, at)}${(Number(number[at]) + 1) % 10}${number.slice(at + 1)}`;
      expect(isCardNumber(wrong), wrong).toBe(false);
    }
    expect(isCardNumber("2900000047121")).toBe(false);
  });

  it.each([
    [0, "bronze"],
    [1499, "bronze"],
    [1500, "silver"],
    [5000, "gold"],
  ] as const)("with %d points earned is %s", (points, level) => {
    expect(levelOf(points)).toBe(level);
  });

  it("does not lose its level when points are spent", () => {
    const history = [
      { date: "2026-01-10", points: 1600, reason: "order" },
      { date: "2026-02-10", points: -600, reason: "voucher" },
    ];
    expect(toLoyaltyFields(1, history, "2028-12-31")).toMatchObject({
      loyaltyLevel: "silver",
      loyaltyPoints: 1000,
    });
  });
});
