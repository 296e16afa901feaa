import { describe, expect, it } from "vitest";
import { createDerivedMemo, createInputsMemo } from "./derived-memo";

it("computes once for an object and key", () => {
  const memo = createDerivedMemo<object, object>();
  const source = {};
  const first = memo(source, "de", () => ({}));
  expect(memo(source, "de", () => ({}))).toBe(first);
});

it("computes again for another key and for another object of the same content", () => {
  const memo = createDerivedMemo<object, string>();
  const source = {};
  memo(source, "de", () => "Montag");
  expect(memo(source, "fr", () => "lundi")).toBe("lundi");
  expect(memo({}, "fr", () => "mardi")).toBe("mardi");
});

describe("the memo of several inputs", () => {
  const [tree, offers] = [{}, {}];

  it("computes once for the same inputs", () => {
    const memo = createInputsMemo<object>(2);
    const first = memo("home", [tree, offers], () => ({}));
    expect(memo("home", [tree, offers], () => ({}))).toBe(first);
  });

  it.each([
    ["another thing", "home", [tree, {}]],
    ["one thing less", "home", [tree]],
    ["one thing more", "home", [tree, offers, 5]],
    ["another name", "sales", [tree, offers]],
  ])("computes again for %s", (_, name, inputs) => {
    const memo = createInputsMemo<string>(2);
    memo("home", [tree, offers], () => "before");
    expect(memo(name, inputs, () => "after")).toBe("after");
  });

  it("evicts the least recently used name", () => {
    const memo = createInputsMemo<number>(2);
    for (const name of ["a", "b", "a", "c"]) memo(name, [tree], () => 1);
    expect(["a", "b"].map((name) => memo(name, [tree], () => 2))).toEqual([1, 2]);
  });
});
