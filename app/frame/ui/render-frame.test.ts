import { describe, expect, it } from "vitest";
import { createTranslate } from "../../i18n/create-translate";
import { fillFrame, renderFrame } from "./render-frame.server";

const children = [
  { key: "bench-scales", name: "Tafelweegschalen", slug: "tafelweegschalen" },
  { key: "floor-scales", name: "Vloerweegschalen", slug: "vloerweegschalen" },
  { key: "crane-scales", name: "Kraanweegschalen", slug: "kraanweegschalen" },
];
const frame = {
  prefix: "/nl",
  countryName: "België",
  departments: [
    { key: "scales", name: "Weegschalen", slug: "weegschalen", children },
    { key: "garden", name: "Tuin", slug: "tuin", children: [] },
  ],
  freeFrom: "€ 59,00",
  promo: { text: "B-keus", link: "Bekijk", href: "/search?tags=bware" },
  pages: { account: false, compare: false },
  languages: [
    { language: "fr", name: "Français", prefix: "" },
    { language: "nl", name: "Nederlands", prefix: "/nl" },
  ],
  hasGuaranteeNotice: true,
  hasPriceDisclaimer: true,
  year: 2026,
};
const translate = createTranslate("nl-BE", ["fr"]);

const fill = (department: string | null = null, languagePaths: readonly (readonly [string, string])[] = []) =>
  fillFrame(renderFrame(frame, translate), { department, languagePaths });
const linksOf = (html = "") => [...html.matchAll(/<li[^>]*><a href="([^"]+)"/g)].map(([, href]) => href);
const barOf = (html = "") => html.slice(html.indexOf("data-category-bar"));

describe("renderFrame", () => {
  it("renders the same content once", () =>
    expect(renderFrame(frame, translate)).toBe(renderFrame({ ...frame }, translate)));

  it("puts the language prefix before every own address", () => {
    const { header = "", footer = "" } = fill();
    expect(header).toContain('href="/nl/weegschalen/"');
    expect(header).toContain('action="/nl/search"');
    expect(header).toContain('href="/nl/search?tags=bware"');
    expect(footer).toContain("2007–2026");
  });

  it("fills in this page's address in the other language", () => {
    const { header } = fill(null, [["fr", "/balances/"]]);
    expect(header).toContain('href="/balances/"');
    expect(header).not.toContain("%path-in");
  });

  it("takes a query for what it is, also where it looks like a pattern of replacement", () => {
    const { header } = fill(null, [["fr", "/search?q=$&$'$`$$"]]);
    expect(header).toContain(`href="/search?q=$&$'$\`$$"`);
  });

  it("leads only to those of account and comparison that the shop has", () => {
    const withPages = renderFrame({ ...frame, pages: { account: true, compare: true } }, translate);
    expect(withPages.slots.header).toMatch(/href="\/nl\/login".*href="\/nl\/compare"/);
    expect(fill().header).not.toMatch(/\/nl\/(?:login|compare)"/);
  });
});

describe("the category bar", () => {
  it("has the departments, and the special offers last", () =>
    expect(linksOf(barOf(fill().header))).toEqual(["/nl/weegschalen/", "/nl/tuin/", "/nl/sales"]));

  it("has the children of the product's department, without the special offers", () => {
    const { header } = fill("/nl/weegschalen/");
    expect(linksOf(barOf(header))).toEqual(children.map(({ slug }) => `/nl/${slug}/`));
    expect(header).toMatch(/<a[^>]*href="\/nl\/sales"[^>]*hidden=""/);
  });

  it("has the departments where that of the product has no children, or is not known", () => {
    for (const department of ["/nl/tuin/", "/nl/iets/"])
      expect(linksOf(barOf(fill(department).header))).toContain("/nl/weegschalen/");
  });
});
