import { describe, expect, it } from "vitest";
import { clearMemos, memo } from "./memo";

describe("memo", () => {
  it("computes once for the same arguments", () => {
    const toPair = memo((one: object, two: string) => ({ one, two }), { entries: 9 });
    const one = {};
    expect(toPair(one, "a")).toBe(toPair(one, "a"));
    expect(toPair(one, "a")).not.toBe(toPair(one, "b"));
    expect(toPair(one, "a")).not.toBe(toPair({}, "a"));
  });

  it.each([
    ["null", "null"],
    ["1", "1"],
    ['a","b', '"a","b"'],
  ])("tells the text %s from another argument", (text) => {
    const toType = memo((...given: (string | number | null)[]) => given.map((one) => typeof one), {
      entries: 9,
    });
    expect(toType(null)).toEqual(["object"]);
    expect(toType(1)).toEqual(["number"]);
    expect(toType("a", "b")).toEqual(["string", "string"]);
    expect(toType(text)).toEqual(["string"]);
  });

  it("remembers a result that is undefined", () => {
    const calls: string[] = [];
    const note = memo((text: string) => void calls.push(text), { entries: 9 });
    note("once");
    note("once");
    expect(calls).toEqual(["once"]);
  });

  it("drops the least recently used value beyond its limit", () => {
    const wrap = memo((text: string) => ({ text }), { entries: 2 });
    const [first, second] = [wrap("first"), wrap("second")];
    expect(wrap("first")).toBe(first);
    wrap("third");
    expect(wrap("first")).toBe(first);
    expect(wrap("second")).not.toBe(second);
  });

  it("is emptied with all others", () => {
    const wrap = memo((text: string) => ({ text }), { entries: 2 });
    const first = wrap("first");
    clearMemos();
    expect(wrap("first")).not.toBe(first);
  });
});
