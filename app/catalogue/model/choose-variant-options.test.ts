import { describe, expect, it } from "vitest";
import { chooseVariantOptions, type TraitKind, type VariantTrait } from "./choose-variant-options";

/** Creates variants by their values; `kinds` in the order of the attributes. */
function listVariants(kinds: Readonly<Record<string, TraitKind>>, rows: readonly (readonly string[])[]) {
  return rows.map((row) =>
    Object.entries(kinds).map(
      ([name, kind], at): VariantTrait => ({ name, label: name, value: row[at] ?? "", kind }),
    ),
  );
}

describe("the attributes by which variants are chosen", () => {
  it("are those in which they differ", () => {
    const rows = [
      ["red", "S", "cotton"],
      ["red", "M", "cotton"],
      ["blue", "S", "cotton"],
    ];
    const variants = listVariants({ colour: "choice", size: "choice", stuff: "choice" }, rows);
    expect(chooseVariantOptions(variants)).toEqual(["colour", "size"]);
  });

  it("are no more than distinguish them", () => {
    const rows = [
      ["10", "S", "600"],
      ["20", "M", "900"],
    ];
    expect(
      chooseVariantOptions(listVariants({ litres: "figure", size: "choice", watts: "figure" }, rows)),
    ).toEqual(["size"]);
  });

  it("prefer texts for people over numbers for accounting", () => {
    const rows = [
      ["M0E20000000DLY1", "XS", "34"],
      ["M0E20000000DLY2", "XS", "36"],
      ["M0E20000000DLY3", "S", "38"],
    ];
    const kinds = { matrixId: "text", commonSize: "choice", size: "text" } as const;
    expect(chooseVariantOptions(listVariants(kinds, rows))).toEqual(["size"]);
  });

  it("are all that the merchant declared and that differ", () => {
    const rows = [
      ["10", "S", "same"],
      ["20", "M", "same"],
    ];
    const kinds = { litres: "declared", size: "declared", stuff: "declared" } as const;
    expect(chooseVariantOptions(listVariants(kinds, rows))).toEqual(["litres", "size"]);
  });

  it("are empty for variants without differences", () =>
    expect(chooseVariantOptions(listVariants({ size: "choice" }, [["S"], ["S"]]))).toEqual([]));
});
