import { expect, it } from "vitest";
import { isStreetNumber } from "./address-fields";
import { getCountry } from "./country-table";

it.each([
  ["DE", "12a", true],
  ["DE", "a", false],
  ["SK", "12/3", true],
  ["GB", "", false],
  ["PL", "bez numeru", true],
  ["RO", "fn", true],
] as const)("in %s the street number %j is accepted: %s", (code, entered, isAccepted) => {
  expect(isStreetNumber(getCountry(code), entered)).toBe(isAccepted);
});
