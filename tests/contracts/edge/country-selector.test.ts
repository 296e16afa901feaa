import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { pagePath } from "../../../app/content/model/content-pages";
import { findProductPath, openShop } from "./open-shop.ts";
import { localeShops } from "./shop-screens.ts";

const shop = openShop();
const guest = shop.guest();

/** Reads the list's links by locale, and those that lead to a start page because the page does not exist there. */
async function readList(from: string, path = "/countries/list", visitor = guest) {
  const { text, status } = await visitor.get(`${path}?from=${from}`);
  expect(status).toBe(200);
  const links = parse(text)
    .querySelectorAll("a[hreflang]")
    .filter((link) => link.getAttribute("rel") === "nofollow");
  const hrefs = new Map(
    links.map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]),
  );
  const starts = links.filter((link) => link.querySelector("small"));
  return { hrefs, starts: starts.length, text };
}

/** Requests a URL in its own shop. */
async function ask(href = "") {
  const { hostname, pathname, search } = new URL(href);
  return shop.guest(hostname).get(pathname + search);
}

describe("the selector of country and language", () => {
  it("offers a product page in all 28 shops, by its slug there", async () => {
    const { hrefs, starts } = await readList(await findProductPath(guest, "10010000"));
    expect([...hrefs.keys()].sort()).toEqual(localeShops.map(({ locale }) => locale).sort());
    expect(starts).toBe(0);
    expect(new Set(hrefs.values()).size).toBe(28);
    for (const href of hrefs.values()) expect(href).toMatch(/10010000\/$/);
    for (const locale of ["el-GR", "nl-BE"]) {
      const { status, text } = await ask(hrefs.get(locale));
      expect([locale, status]).toEqual([locale, 200]);
      expect(text, locale).toContain(`<link rel="canonical" href="${hrefs.get(locale)}"`);
    }
  });

  it("offers a category page with its filters, except those specific to one currency or one list", async () => {
    const { hrefs, starts } = await readList(
      "/catering-equipment/?brand=STAMOS&price=1-9&page=2&sort=newest",
    );
    expect(starts).toBe(0);
    expect(hrefs.get("de-AT")).toMatch(/at\.localhost:\d+\/gastronomiebedarf\/\?brand=STAMOS&sort=newest$/);
    expect(hrefs.get("nl-BE")).toContain("/nl/horeca-apparatuur/?");
    expect((await ask(hrefs.get("nl-BE"))).status).toBe(200);
  });

  it.each([
    ["/sales?hits=48", "/sales?hits=48"],
    ["/search?q=10010000&page=3", "/search?q=10010000"],
    ["/", "/"],
    ["/terms-and-conditions/", pagePath("terms-and-conditions", "de-DE")],
  ])("redirects %s to %s of the German shop", async (from, path) => {
    const { hrefs, starts } = await readList(from);
    expect(hrefs.get("de-DE")).toBe(`http://de.localhost:${shop.port}${path}`);
    expect(starts).toBe(0);
  });

  it.each([
    ["/my-account/my-profile?from=mail", "/"],
    ["/checkout/cart", "/"],
    ["/support?reason=order", "/support"],
    ["/consents", "/consents"],
  ])(
    "maps %s to the same page in a country's other language, and links to %s of another country",
    async (from, path) => {
      const { hrefs } = await readList(from, "/fr/countries/list", shop.guest("ch.localhost"));
      expect(hrefs.get("it-CH")).toBe(`http://ch.localhost:${shop.port}/it${from}`);
      expect(hrefs.get("de-AT")).toBe(`http://at.localhost:${shop.port}${path}`);
    },
  );

  it.each([
    "/my-account/my-profile",
    "/checkout/cart",
    "/personal/../api/content-list",
    "/no-such-page/",
    "//evil.example/",
    "/\\evil.example",
  ])("links from %s to the start pages, and says so", async (from) => {
    const { hrefs, starts } = await readList(encodeURI(from));
    expect(hrefs.get("fr-CH")).toBe(`http://ch.localhost:${shop.port}/fr`);
    expect(starts).toBe(27);
    for (const href of hrefs.values()) expect(new URL(href).hostname).toMatch(/^[a-z]{2}\.localhost$/);
  });

  it("is a page without scripts, linked from header and footer of the page that it concerns", async () => {
    const { text } = await guest.get("/sales?brand=STAMOS&hits=48");
    const page = parse(text);
    for (const part of ["header", "footer"])
      expect(page.querySelector(`${part} a[data-open=countries]`)?.getAttribute("href"), part).toBe(
        "/countries?from=/sales?brand=STAMOS&hits=48",
      );
    const { hrefs } = await readList("/sales?brand=STAMOS&hits=48", "/countries");
    expect(hrefs.get("sv-SE")).toContain("/sales?brand=STAMOS&hits=48");
  });

  it("shows a flag for each country", async () => {
    const { text } = await readList("/");
    const flags = parse(text)
      .querySelectorAll("img")
      .map((flag) => flag.getAttribute("src") ?? "");
    expect(new Set(flags).size).toBe(25);
    for (const flag of flags)
      expect((await guest.get(flag)).headers["content-type"], flag).toBe("image/svg+xml");
  });
});
