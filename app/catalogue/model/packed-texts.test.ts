import { expect, it } from "vitest";
import { packTexts, toPairs, unpackTexts } from "./packed-texts";

it("gives back what was packed, empty texts included", () => {
  const texts = ["Leistung", "500 W", "", "a|b"];
  expect(unpackTexts(packTexts(texts))).toEqual(texts);
});

it("packs nothing into nothing", () => {
  expect(unpackTexts(packTexts([]))).toEqual([]);
});

it("keeps a text with a line break one text", () => {
  expect(unpackTexts(packTexts(["two\nlines", "one"]))).toEqual(["two lines", "one"]);
});

it("takes lines in twos", () => {
  expect(toPairs(["Leistung", "500 W", "Spannung", "230 V"])).toEqual([
    ["Leistung", "500 W"],
    ["Spannung", "230 V"],
  ]);
});
