import { describe, expect, it } from "vitest";
import { sameValue } from "./same-value.ts";

describe("sameValue", () => {
  it("ignores what the platform adds to money and references", () => {
    const stored = { type: "centPrecision", currencyCode: "EUR", centAmount: 100, fractionDigits: 2 };
    expect(sameValue(stored, { currencyCode: "EUR", centAmount: 100 })).toBe(true);
    expect(sameValue(stored, { currencyCode: "EUR", centAmount: 101 })).toBe(false);
    expect(sameValue({ typeId: "zone", id: "a", obj: {} }, { typeId: "zone", id: "a" })).toBe(true);
  });

  it("detects an added or removed language", () => {
    expect(sameValue({ de: "Waage", en: "Scale" }, { de: "Waage" })).toBe(false);
    expect(sameValue({ de: "Waage" }, { de: "Waage", en: "Scale" })).toBe(false);
    expect(sameValue({ de: "Waage" }, { de: "Waage" })).toBe(true);
  });

  it("treats an enumeration value as equal to its key", () => {
    expect(sameValue({ key: "mains", label: { en: "Mains" } }, "mains")).toBe(true);
    expect(
      sameValue(
        [
          { key: "b", label: "B" },
          { key: "a", label: "A" },
        ],
        ["a", "b"],
      ),
    ).toBe(true);
  });

  it("treats two formats of one time as equal", () => {
    expect(sameValue("2026-11-21T00:00:00.000Z", "2026-11-21T01:00:00+01:00")).toBe(true);
    expect(sameValue("2026-11-21T00:00:00.000Z", "2026-11-22T00:00:00Z")).toBe(false);
  });
});
