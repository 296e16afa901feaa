import { expect, it } from "vitest";
import { changeOwnNumbers, readOwnNumbers, toSkusByOwnNumber } from "./own-numbers";
import { noLists } from "./saved-lists";

const known = { ...noLists, numbers: { EX1: "WB-1", EX2: "WB-2" } };

it("belong to the article that got them last, and an empty one is removed", () => {
  expect(changeOwnNumbers(known, { EX1: "", EX3: "wb 2" }).saved.numbers).toEqual({ EX3: "wb 2" });
  expect(changeOwnNumbers(noLists, { EX1: " A\n7 " }).saved.numbers).toEqual({ EX1: "A 7" });
});

it("leave the document as it is without a change", () => {
  expect(changeOwnNumbers(known, { EX1: "WB-1", EX9: "" }).saved).toBe(known);
});

it("are found regardless of case, blanks and hyphens", () => {
  expect(toSkusByOwnNumber(known.numbers).get("WB2")).toBe("EX2");
});

it("are read for the articles of a list only", () => {
  const form = new FormData();
  form.set("own.EX1", "A");
  form.set("own.EX7", "B");
  expect(readOwnNumbers(form, ["EX1", "EX2"])).toEqual({ EX1: "A" });
});
