import { describe, expect, it } from "vitest";
import { choosePhoneFigures } from "./phone-figures";

describe("choosePhoneFigures", () => {
  it("chooses the same columns for all rows: those that fit one line in the longest", () =>
    expect(
      choosePhoneFigures([
        ["43 L", "2.100 W", "−28 %"],
        ["120 L", "3.300 W", "400 × 300 × 250 mm"],
      ]),
    ).toEqual([0, 1]));

  it("leaves out a column that some rows lack", () =>
    expect(
      choosePhoneFigures([
        ["43 L", "–", "−28 %"],
        ["120 L", "3.300 W", "−9 %"],
      ]),
    ).toEqual([0, 2]));

  it("goes on after a column that is too long, as Cyrillic texts are sooner", () => {
    const rows = (words: string) => [["43 L", words, "6"]];
    expect(choosePhoneFigures(rows("stainless steel 1"))).toEqual([0, 1]);
    expect(choosePhoneFigures(rows("неръждаема стомана"))).toEqual([0, 2]);
  });

  it("shows the first column even if it is too long, and nothing of rows without values", () => {
    expect(choosePhoneFigures([["a very long description of one machine"]])).toEqual([0]);
    expect(choosePhoneFigures([["–"], ["–"]])).toEqual([]);
    expect(choosePhoneFigures([])).toEqual([]);
  });
});
