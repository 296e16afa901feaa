import { describe, expect, it } from "vitest";
import { foldColumns } from "./fold-columns";

describe("foldColumns", () => {
  it("leaves the columns of a table that fits", () =>
    expect(foldColumns(Number.POSITIVE_INFINITY, 4, false)).toEqual({
      inView: 4,
      most: Number.POSITIVE_INFINITY,
    }));

  it("folds the last column of a table that is too wide", () =>
    expect(foldColumns(Number.POSITIVE_INFINITY, 4, true)).toEqual({ inView: 3, most: 3 }));

  it("stops without columns, as product and offer do not fold", () =>
    expect(foldColumns(0, 0, true)).toEqual({ inView: 0, most: 0 }));
});
