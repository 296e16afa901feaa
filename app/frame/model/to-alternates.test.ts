import { describe, expect, it } from "vitest";
import { toAlternates } from "./to-alternates";

describe("toAlternates", () => {
  it("names all 28 locales and x-default", () => {
    const alternates = toAlternates("https://www.ironhall.sk", () => "/sales");
    expect(alternates).toHaveLength(29);
    expect(alternates).toContainEqual({ hreflang: "nl-BE", href: "https://www.ironhall.be/nl/sales" });
    expect(alternates).toContainEqual({ hreflang: "de-CH", href: "https://www.ironhall.ch/sales" });
  });

  it("keeps local hosts and ports, and writes a prefixed home without a slash", () => {
    const alternates = toAlternates("http://sk.localhost:8787", () => "/");
    expect(alternates).toContainEqual({ hreflang: "fr-CH", href: "http://ch.localhost:8787/fr" });
    expect(alternates).toContainEqual({ hreflang: "x-default", href: "http://ie.localhost:8787/" });
  });

  it("links from staging to staging only, and to no shop that staging does not have", () => {
    const all = toAlternates("https://staging.ironhall.sk", () => "/sales");
    expect(all).toHaveLength(29);
    for (const { href } of all) expect(new URL(href).host).toMatch(/^staging\.ironhall\./);
    expect(toAlternates("https://staging.ironhall.sk", () => "/sales", ["SK", "GB"])).toEqual([
      { hreflang: "sk-SK", href: "https://staging.ironhall.sk/sales" },
      { hreflang: "en-GB", href: "https://staging.ironhall.co.uk/sales" },
    ]);
  });

  it("omits languages that the page does not have", () =>
    expect(toAlternates("http://localhost", (language) => (language === "sk" ? "/stroj/" : null))).toEqual([
      { hreflang: "sk-SK", href: "http://sk.localhost/stroj/" },
    ]));
});
