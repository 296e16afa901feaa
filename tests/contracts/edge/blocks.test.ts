import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { blockKinds } from "../../../app/content/model/block-shapes.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const guest = shop.guest();
const readTexts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => text);
/** Reads a text of a block's content by its path, such as `groups.0.title`. */
function readContent(file: string, key: string): string {
  const folder = path.resolve(import.meta.dirname, "../../../public/content");
  const read = (value: unknown, step: string) => Reflect.get(Object(value), step);
  return String(key.split(".").reduce(read, JSON.parse(readFileSync(path.join(folder, file), "utf8"))));
}
const departments = readContent("category-boxes/not-found.en-gb.json", "title");
const brands = readContent("trusted-brands/not-found.en-gb.json", "title");
const offers = "product-groups-slider/offers.en-gb.json";
const readTitles = (html: string) => readTexts(html, /<h[1-3][^>]*>([^<]+)</g);

describe("the start page", () => {
  it("is built from its blocks, completely in the document and not in the hydration state", async () => {
    const { text } = await guest.get("/");
    const titles = readTitles(text);
    expect(readTexts(text, /<h1[^>]*>([^<]+)</g)).toHaveLength(1);
    expect(titles).toContain(departments);
    expect(titles).toContain(readContent(offers, "groups.0.title"));
    const state = readTexts(text, /<script(?: nonce="\w+")?>([\s\S]*?)<\/script>/g).join("");
    expect(state).not.toContain("usp-section");
  });

  it("is passed to client-side navigation as data", async () => {
    const { status, text } = await guest.get("/_.data");
    expect(status).toBe(200);
    expect(text).toContain("data-part");
  });

  it("links “See all” to the listing of its row", async () => {
    const { text } = await guest.get("/");
    const seeAll = readContent(offers, "groups.0.more");
    const links = readTexts(text, new RegExp(`href="([^"]*)"[^>]*>${seeAll}<`, "g"));
    expect(links).toEqual(["/sales"]);
    for (const href of links) expect((await guest.get(href)).status, href).toBe(200);
  });
});

describe("a not-found page", () => {
  it("shows the departments and the brands, with their style sheet, without a script", async () => {
    const { status, text } = await guest.get("/no-such-thing/");
    expect(status).toBe(404);
    const titles = readTitles(text);
    expect(titles).toContain(departments);
    expect(titles).toContain(brands);
    expect(text).toContain('href="/search?brand=STAMOS"');
    const [href = ""] = readTexts(text, /href="(\/assets\/block-styles[^"#]*)/g);
    expect((await guest.get(href)).status).toBe(200);
  });

  it("gets the same blocks from a separate URL", async () => {
    const { status, text } = await guest.get("/ways-on");
    expect(status).toBe(200);
    expect(readTitles(text)).toEqual([departments, brands]);
  });
});

describe("the living style guide", () => {
  it.each(["gb", "bg"])(
    "shows every kind of block below its name in %s, also those of an ended campaign",
    async (country) => {
      const { text } = await shop.guest(`${country}.localhost`).get("/components");
      const [, ...sections] = text
        .slice(0, text.indexOf("</main>"))
        .split(/<h2 id="[\w-]+" data-block-name="" /);
      const shown = sections.map((section) => section.slice(section.indexOf("</h2>")));
      expect(shown.filter((markup) => !/<(?:p|h3|li|img|label)\b/.test(markup))).toEqual([]);
      const names = sections.map((section) => /^[^>]*>([\w-]+)/.exec(section)?.[1] ?? "");
      expect(blockKinds.filter((kind) => !names.includes(kind))).toEqual([]);
    },
  );

  it("is in no sitemap", async () => {
    const { text } = await guest.get("/sitemap.xml");
    for (const part of readTexts(text, /<loc>[^<]*?(\/[^/<]+\.xml)<\/loc>/g))
      expect((await guest.get(part)).text).not.toContain("/components<");
  });
});

describe("the content list", () => {
  it("names the files of all components in the country's locales, and each file exists", async () => {
    const files: unknown = JSON.parse((await guest.get("/api/content-list")).text);
    expect(files).toContain("hero-banner/home.en-gb.json");
    expect(files).toContain("page/payment.en-gb.json");
    const swiss: unknown = JSON.parse((await shop.guest("ch.localhost").get("/api/content-list")).text);
    for (const variant of ["de-ch", "fr-ch", "it-ch"]) expect(swiss).toContain(`faq/home.${variant}.json`);
    const { status } = await guest.get("/content/hero-banner/home.en-gb.json");
    expect(status).toBe(200);
  });
});
