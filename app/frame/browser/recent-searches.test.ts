import { describe, expect, it } from "vitest";
import { createRecentSearches } from "./recent-searches";

function setUp(cookies: string) {
  const stored = new Map<string, string>();
  const page = { cookies };
  const recent = createRecentSearches({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    readCookies: () => page.cookies,
  });
  return { recent, stored, page };
}

describe("recent searches", () => {
  it("are not stored before the visitor consents", () => {
    const { recent, stored } = setUp("session=1; consent=v1.statistics");
    recent.add("scale");
    expect(recent.read()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it("are at most five, newest first, each once", () => {
    const { recent } = setUp("consent=v1.functional");
    for (const text of ["one", "two", "three", "four", "five", "six", "three"]) recent.add(text);
    expect(recent.read()).toEqual(["three", "six", "five", "four", "two"]);
  });

  it("are deleted when the consent is withdrawn, and on request", () => {
    const { recent, stored, page } = setUp("consent=v1.functional");
    recent.add("scale");
    recent.forget();
    expect(recent.read()).toEqual([]);
    recent.add("scale");
    page.cookies = "";
    expect(recent.read()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it("are empty when the device stores nothing, or something else", () => {
    const { recent, stored } = setUp("consent=v1.functional");
    stored.set("recent-searches", "{");
    expect(recent.read()).toEqual([]);
    const refuse = () => {
      throw new Error("Storage is off");
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const off = createRecentSearches({ storage, readCookies: () => "consent=v1.functional" });
    off.add("scale");
    expect(off.read()).toEqual([]);
  });
});
