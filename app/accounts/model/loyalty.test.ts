import { describe, expect, it } from "vitest";
import { groupCardNumber, isCardNumber } from "./loyalty";

describe("the number of a loyalty card", () => {
  it.each([
    ["2900000047112", true],
    ["2900000047113", false],
    ["2900000074112", false],
    ["290000004711", false],
    ["29000000471AB", false],
  ])("%s: %s", (number, isRight) => {
    expect(isCardNumber(number)).toBe(isRight);
  });

  it("is grouped for reading aloud", () => {
    expect(groupCardNumber("2900000047112")).toBe("2 900000 047112");
  });
});
