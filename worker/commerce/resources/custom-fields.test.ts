import { expect, it } from "vitest";
import { isOfFieldType } from "./custom-fields.ts";
import type { CustomFieldType } from "./custom-types.ts";

const values = [{ key: "a" }, { key: "b" }];

it.each<[CustomFieldType, readonly unknown[], readonly unknown[]]>([
  [{ name: "Boolean" }, [true, false], ["true", 1]],
  [{ name: "String" }, ["", "x"], [1, ["x"], { en: "x" }]],
  [{ name: "LocalizedString" }, [{}, { en: "x", "de-AT": "y" }], ["x", { en: 1 }, { "not a locale": "x" }]],
  [{ name: "Number" }, [0, -1.5], ["1", true]],
  [
    { name: "Money" },
    [{ currencyCode: "EUR", centAmount: 1 }],
    [1, { currencyCode: "euro", centAmount: 1 }, { currencyCode: "EUR", centAmount: 1.5 }],
  ],
  [{ name: "Date" }, ["2026-02-28"], ["2026-13-01", "28.02.2026", 20260228]],
  [{ name: "Time" }, ["23:59", "00:00:00.000"], ["noon", "1:00"]],
  [{ name: "DateTime" }, ["2026-02-28T10:00:00.000Z"], ["2026-02-28", "later"]],
  [{ name: "Enum", values }, ["a", "b"], ["c", { key: "a" }]],
  [{ name: "LocalizedEnum", values }, ["a"], [""]],
  [
    { name: "Reference", referenceTypeId: "product" },
    [{ typeId: "product", id: "1" }],
    [{ typeId: "category", id: "1" }, "1"],
  ],
  [{ name: "Set", elementType: { name: "Enum", values } }, [[], ["a", "b"]], ["a", ["a", "c"]]],
])("a field of type %o takes %o and refuses %o", (type, good, bad) => {
  expect(good.map((value) => isOfFieldType(value, type))).toEqual(good.map(() => true));
  expect(bad.map((value) => isOfFieldType(value, type))).toEqual(bad.map(() => false));
});
