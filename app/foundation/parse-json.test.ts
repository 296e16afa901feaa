import { describe, expect, it } from "vitest";
import { parseJson, parseStoredJson } from "./parse-json";

describe("parseJson", () => {
  it("returns the value, null included", () => {
    expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
    expect(parseJson("null")).toBeNull();
  });

  it.each(["", "{", "undefined", "{'a':1}"])("returns undefined for %j", (text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});

describe("parseStoredJson", () => {
  it("returns what the entry holds", () => {
    expect(parseStoredJson(() => '["a"]')).toEqual(["a"]);
  });

  it("returns undefined for a missing or malformed entry", () => {
    expect(parseStoredJson(() => null)).toBeUndefined();
    expect(parseStoredJson(() => "{")).toBeUndefined();
  });

  it("returns undefined when the browser blocks its storage", () => {
    const read = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(parseStoredJson(read)).toBeUndefined();
  });
});
