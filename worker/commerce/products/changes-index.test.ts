import { expect, it } from "vitest";
import { type Definitions, toDefinitions } from "./attribute-definition.ts";
import { changesIndex } from "./revise-attributes.ts";

const size = (values: readonly object[], isSearchable = true) => ({
  name: "size",
  type: { name: "enum", values },
  isSearchable,
});

const small = { key: "s", label: "Small" };
const large = { key: "l", label: "Large" };

function changes(former: readonly object[], present: readonly object[]): boolean {
  const of = (attributes: readonly object[]): Definitions => toDefinitions({ attributes });
  return changesIndex(of(former), of(present));
}

it("is true when an attribute becomes searchable, or no longer is", () => {
  expect(changes([size([small], false)], [size([small])])).toBe(true);
  expect(changes([size([small])], [size([small], false)])).toBe(true);
});

it("is true when a searchable value has another label", () => {
  const tiny = { key: "s", label: "Tiny" };
  expect(changes([size([small])], [size([tiny])])).toBe(true);
  expect(changes([size([small], false)], [size([tiny], false)])).toBe(false);
  const inSet = (value: object) => [
    {
      name: "sizes",
      type: { name: "set", elementType: { name: "enum", values: [value] } },
      isSearchable: true,
    },
  ];
  expect(changes(inSet(small), inSet(tiny))).toBe(true);
});

it("is false for new and reordered values, new attributes and the same ones", () => {
  expect(changes([size([small])], [size([large, small])])).toBe(false);
  expect(changes([], [size([small])])).toBe(false);
  expect(changes([size([small])], [])).toBe(false);
});
