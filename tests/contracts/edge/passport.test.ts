import { parse } from "node-html-parser";
import { afterEach, describe, expect, it } from "vitest";
import { countryTable } from "../../../app/countries/model/country-table.ts";
import { toLanguage } from "../../../app/countries/model/locale.ts";
import { requireDemo } from "../../../scripts/base/load-demo.ts";
import { messagesOf } from "../../support/messages.ts";
import { testedProducts } from "../../support/seeded-state.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
afterEach(() => shop.instructPlatform());
const number = "10010000";
const guest = shop.guest("de.localhost");
const word = messagesOf("de");

async function open(path: string, from = guest) {
  const { status, headers, text } = await from.get(path);
  const page = parse(text);
  return { status, headers, page, main: page.querySelector("main")?.text ?? "" };
}

const ownPath = async () => `${await findProductPath(guest, number)}passport`;

describe("the passport of an article", () => {
  it("has instructions in every language, data, parts with positions and prices, guarantee and a code of its URL", async () => {
    const { status, page, main } = await open(await ownPath());
    expect(status).toBe(200);
    const languages = page
      .querySelectorAll("#documents a[hreflang]")
      .map((link) => link.getAttribute("hreflang"));
    const spoken = new Set(countryTable.flatMap(({ locales }) => locales.map(toLanguage)));
    expect(new Set(languages)).toEqual(spoken);
    expect(languages[0]).toBe("de");
    for (const link of page.querySelectorAll("#documents a"))
      expect(link.getAttribute("href")).toMatch(/^\/(?:manuals|labels|fiches)\/\S+$|^\/support/);
    const rows = page
      .querySelectorAll("#parts tbody tr")
      .map((row) => row.querySelectorAll("td").map(({ text }) => text));
    expect(rows.length).toBeGreaterThan(0);
    for (const [position, article, , price] of rows) {
      expect(Number(position)).toBeGreaterThan(0);
      expect(article).toMatch(/^\d{8}$/);
      expect(price).toMatch(/€/);
    }
    expect(main).toContain(number);
    expect(page.querySelector("#guarantee")?.text).toContain(word("pages.guarantee.more"));
    expect(page.querySelector("figure svg[role=img] path")?.getAttribute("d")).toMatch(/^M/);
  });

  it("is the same for all guests, cached, and kept out of search engines", async () => {
    const path = await ownPath();
    await guest.get(path);
    const { headers, page } = await open(path);
    expect(headers["cache-status"]).toMatch(/^shop; (?:hit|fwd=stale)/);
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex, follow");
    expect((await guest.get("/sitemap.xml")).text).not.toContain("passport");
  });

  it("checks a serial number without storing the page", async () => {
    const path = await ownPath();
    const known = await open(`${path}?serial=IH24-000150`);
    expect(known.main).toContain(word("machines.recall.noneOfSerial"));
    expect(known.main).toContain("IH24000150");
    expect(known.headers["cache-status"] ?? "").not.toContain("hit");
    const wrong = await open(`${path}?serial=${encodeURIComponent("<b>none</b>")}`);
    expect(wrong.status).toBe(200);
    expect(wrong.page.querySelector("#serial-error")?.text).toBe(word("machines.serial.invalid"));
    expect(wrong.page.querySelector("#serial")?.getAttribute("aria-invalid")).toBe("true");
    expect(wrong.page.querySelector("main b")).toBeNull();
  });

  it("is linked from the product's documents", async () => {
    const path = await findProductPath(guest, number);
    const { page } = await open(path);
    const link = page.querySelector("#manuals a[href*='/passport?']");
    expect(link?.getAttribute("href")).toBe(`${path}passport?variant=EX${number}`);
  });

  it("is not found for an unknown article", async () => {
    expect((await open("/no-such-thing-99999999/passport")).status).toBe(404);
    expect((await open("/x/passport")).status).toBe(404);
  });
});

describe("the passport of an article that is no longer sold", () => {
  it("is served in every shop although its product page and listings do not exist", async () => {
    const demo = await requireDemo();
    const { products } = demo.generateCatalogue({ products: testedProducts, now: new Date() });
    const former = products.find(({ slug }) => /-50\d{2}9890$/.test(slug.en ?? ""));
    for (const [code, language] of [
      ["gb", "en"],
      ["gr", "el"],
      ["bg", "bg"],
    ] as const) {
      const slug = former?.slug[language];
      const { status, main, page } = await open(`/${slug}/passport`, shop.guest(`${code}.localhost`));
      expect(status, code).toBe(200);
      expect(main).toContain(messagesOf(language)("machines.passport.notSold"));
      expect(page.querySelectorAll("#documents a[hreflang]").length).toBeGreaterThan(20);
      expect((await shop.guest(`${code}.localhost`).get(`/${slug}/`)).status).toBe(404);
    }
    expect((await guest.get("/sitemap.xml")).text).not.toMatch(/50\d{2}9890/);
  });
});

describe("the Machinery Regulation", () => {
  it("offers instructions on paper from the day of the Machinery Regulation on, and not the day before", async () => {
    const path = await ownPath();
    const offersPaper = async (from: typeof guest, own: string, day: string) => {
      const { page } = await open(`${own}?toggle-day=${day}`, from);
      return page.querySelector("#documents a[href*='request=paper']")?.getAttribute("href") ?? null;
    };
    expect(await offersPaper(shop.guest("de.localhost"), path, "2027-01-19")).toBeNull();
    const href = await offersPaper(shop.guest("de.localhost"), path, "2027-01-20");
    expect(href).toBe(`/support?request=paper&product=${number}`);
    const form = parse((await guest.get(href ?? "")).text);
    expect(form.querySelector("[name=subject]")?.getAttribute("value")).toBe(
      `${word("machines.subject.paper")} – ${number}`,
    );
    const british = shop.guest("gb.localhost");
    const britishPath = `${await findProductPath(british, number)}passport`;
    expect(await offersPaper(british, britishPath, "2027-01-20")).toBeNull();
  });
});
