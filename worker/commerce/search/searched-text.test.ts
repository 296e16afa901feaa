import { expect, it } from "vitest";
import { fold, toWords } from "./searched-text.ts";

it.each([
  ["Ľadový", "ladovy"],
  ["Schweißgerät", "schweissgerat"],
  ["Łódź", "lodz"],
  ["Kølehøjde", "kolehojde"],
  ["ΦΛΌΓΙΣΤΡΟΣ", "φλογιστροσ"],
  ["Йогурт", "иогурт"],
])("%s is found as %s", (text, plain) => {
  expect(fold(text)).toBe(plain);
});

it("splits a text into words at everything that is neither letter nor digit", () => {
  expect(toWords('MIG/MAG-200 "Pro" (230 V)')).toEqual(["mig", "mag", "200", "pro", "230", "v"]);
});
