import { expect, it } from "vitest";
import { toUnitCode } from "./unit-code";

it.each([
  ["kW", "KWT"],
  ["kg/24\u00a0h", "F30"],
  ["об/мин", "RPM"],
  ["σ.α.λ.", "RPM"],
  ["L", "LTR"],
  ["dB(A)", null],
  ["constructor", null],
])("the unit %s has the code %s", (unit, code) => {
  expect(toUnitCode(unit)).toBe(code);
});
