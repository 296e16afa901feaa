import { describe, expect, it } from "vitest";
import { listCookies, readCookie } from "./cookie";

describe("readCookie", () => {
  const header = "a=1; consent=v1.2026;b=x=y&z%26; empty=";

  it("finds a cookie by its whole name, with or without a space before it", () => {
    expect(readCookie(header, "a")).toBe("1");
    expect(readCookie(header, "b")).toBe("x=y&z%26");
    expect(readCookie("ab=1", "b")).toBeNull();
  });

  it("distinguishes an empty cookie from a missing one", () => {
    expect(readCookie(header, "empty")).toBe("");
    expect(readCookie(header, "other")).toBeNull();
    expect(readCookie(null, "a")).toBeNull();
  });

  it("returns the first of two cookies with one name", () => {
    expect(readCookie("a=1; a=2", "a")).toBe("1");
  });
});

describe("listCookies", () => {
  it("lists names and undecoded values in the header's order", () => {
    expect(listCookies("b=%20; a=1;")).toEqual([
      ["b", "%20"],
      ["a", "1"],
    ]);
  });

  it("skips what has no name or no value", () => {
    expect(listCookies("; =1; lone; a=1")).toEqual([["a", "1"]]);
  });
});
