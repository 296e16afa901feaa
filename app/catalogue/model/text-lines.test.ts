import { expect, it } from "vitest";
import { packLines, toPairs, unpackLines } from "./text-lines";

it("gives back what was packed, empty texts included", () => {
  const texts = ["Leistung", "500 W", "", "a|b"];
  expect(unpackLines(packLines(texts))).toEqual(texts);
});

it("packs nothing into nothing", () => {
  expect(unpackLines(packLines([]))).toEqual([]);
});

it("keeps a text with a line break one text", () => {
  expect(unpackLines(packLines(["two\nlines", "one"]))).toEqual(["two lines", "one"]);
});

it("takes lines in twos", () => {
  expect(toPairs(["Leistung", "500 W", "Spannung", "230 V"])).toEqual([
    ["Leistung", "500 W"],
    ["Spannung", "230 V"],
  ]);
});
