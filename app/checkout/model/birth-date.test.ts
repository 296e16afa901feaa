import { expect, it } from "vitest";
import { checkBirthDate } from "./birth-date";

const now = new Date("2026-11-23T10:00:00Z");

it.each([
  ["1980-02-29", null],
  ["2008-11-23", null],
  ["2008-11-24", "young"],
  ["1904-11-23", null],
  ["1904-11-22", "invalid"],
  ["1981-02-29", "invalid"],
  ["2027-01-01", "invalid"],
  ["23.11.1980", "invalid"],
  ["0000-00-00", "invalid"],
  ["", "required"],
  [null, "required"],
] as const)("finds in %s: %s", (text, error) => expect(checkBirthDate(text, now)).toBe(error));
