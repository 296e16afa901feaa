import { expect, it } from "vitest";
import { createDerivedMemo } from "./derived-memo";

it("makes once for an object and key", () => {
  const memo = createDerivedMemo<object, object>();
  const source = {};
  const first = memo(source, "de", () => ({}));
  expect(memo(source, "de", () => ({}))).toBe(first);
});

it("makes anew for another key and for another object of the same content", () => {
  const memo = createDerivedMemo<object, string>();
  const source = {};
  memo(source, "de", () => "Montag");
  expect(memo(source, "fr", () => "lundi")).toBe("lundi");
  expect(memo({}, "fr", () => "mardi")).toBe("mardi");
});
