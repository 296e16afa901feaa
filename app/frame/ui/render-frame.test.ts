import { describe, expect, it } from "vitest";
import { pagePath } from "../../content/model/content-pages";
import { createTranslate } from "../../i18n/create-translate";
import type { FrameContent } from "../model/frame-content";
import * as frames from "./render-frame.server";
import { renderAccountMenu, renderFrame } from "./render-frame.server";

const children = [
  { key: "bench-scales", name: "Tafelweegschalen", slug: "tafelweegschalen" },
  { key: "floor-scales", name: "Vloerweegschalen", slug: "vloerweegschalen" },
  { key: "crane-scales", name: "Kraanweegschalen", slug: "kraanweegschalen" },
];
const frame: FrameContent = {
  prefix: "/nl",
  countryName: "België",
  flagFile: "/flags/be.svg",
  languageName: "Nederlands",
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
  hasSupportForm: true,
  supportPrefill: {},
  hasWithdrawalFunction: true,
  hasPriceDisclaimer: true,
  isNewsletterOptional: false,
  year: 2026,
  contentPages: ["our-history", "terms-and-conditions"],
  sites: { company: "https://company.example/", linkedin: "https://network.example/ironhall" },
  paymentMethods: ["scheme", "ideal"],
  serviceLine: { number: "+32 2 000 00 00", hours: [{ days: "maandag", hours: "8–16" }] },
};
const translate = createTranslate("nl-BE", ["fr"]);

/** Header and footer as one string, as they are sent. */
function fillFrame(...given: Parameters<typeof frames.fillFrame>) {
  const { header, footer } = frames.fillFrame(...given);
  return { header: header.join(""), footer: footer.join("") };
}

const fill = (department: string | null = null, languagePaths: readonly (readonly [string, string])[] = []) =>
  fillFrame(renderFrame(frame, translate), { department, languagePaths });
const linksOf = (html = "") => [...html.matchAll(/<li[^>]*><a href="([^"]+)"/g)].map(([, href]) => href);
const barOf = (html = "") => html.slice(html.indexOf("data-category-bar"));

describe("renderFrame", () => {
  it("renders the same content once", () =>
    expect(renderFrame(frame, translate)).toBe(renderFrame({ ...frame }, translate)));

  it("puts the language prefix before every internal path", () => {
    const { header = "", footer = "" } = fill();
    expect(header).toContain('href="/nl/weegschalen/"');
    expect(header).toContain('action="/nl/search"');
    expect(header).toContain('href="/nl/search?tags=bware"');
    expect(footer).toContain("2007–2026");
  });

  it("shows only a logo, help and the legally required links in the checkout", () => {
    const { header = "", footer = "" } = fillFrame(renderFrame(frame, translate), {
      department: null,
      languagePaths: [["fr", "/checkout/addresses"]],
      isQuiet: true,
    });
    expect(header).toContain('href="/nl"');
    expect(header).toContain('href="/nl/support"');
    expect(header).toContain('href="/checkout/addresses"');
    expect(header).not.toContain("weegschalen");
    expect(header).not.toContain("<form");
    expect([...footer.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      "/nl/algemene-voorwaarden/",
      "/nl/retourneren-en-herroepen/",
      "/nl/privacybeleid/",
      "/nl/juridische-informatie/",
      "/nl/consents",
    ]);
    expect(footer).toContain("Klarna – later betalen");
  });

  it("fills in this page's URL in the other language", () => {
    const { header } = fill(null, [["fr", "/balances/"]]);
    expect(header).toContain('href="/balances/"');
    expect(header).not.toContain("%path-in");
  });

  it("links to this page in the other countries' shops", () => {
    const { header } = fillFrame(renderFrame(frame, translate), {
      department: null,
      languagePaths: [],
      path: "/sales?brand=a&hits=48",
    });
    expect(header).toContain('href="/nl/countries?from=/sales?brand=a&amp;hits=48"');
  });

  it("inserts a query literally, even when it looks like a replacement pattern", () => {
    const { header } = fill(null, [["fr", "/search?q=$&$'$`$$"]]);
    expect(header).toContain(`href="/search?q=$&amp;$'$\`$$"`);
  });

  it("links to account and comparison only if the shop has them", () => {
    const withPages = renderFrame({ ...frame, pages: { account: true, compare: true } }, translate);
    const { header } = fillFrame(withPages, { department: null, languagePaths: [] });
    expect(header).toMatch(/href="\/nl\/login".*href="\/nl\/compare"/);
    expect(fill().header).not.toMatch(/\/nl\/(?:login|compare)"/);
  });
});

describe("the account's button", () => {
  const withAccount = renderFrame({ ...frame, pages: { account: true, compare: true } }, translate);
  const header = (isSignedIn: boolean) =>
    fillFrame(withAccount, { department: null, languagePaths: [], isSignedIn }).header ?? "";

  it("links to the sign-in page, and without scripts to the account", () => {
    expect(header(false)).toMatch(/href="\/nl\/login".*<noscript>.*href="\/nl\/my-account"/);
    expect(header(false)).not.toContain("data-account-menu");
  });

  it("opens the account's list on a customer's own pages, and signs out by a form", () => {
    const links = ["my-profile", "order-history", "shipping-details", "billing-details", "my-newsletter"];
    for (const link of links) expect(header(true)).toContain(`href="/nl/my-account/${link}"`);
    expect(header(true)).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/nl\/log-out"/);
  });

  it("shows its owner's name, whatever characters it contains", () => {
    const owner = { firstName: "<b>Jana", lastName: null, email: "jana@example.be" };
    expect(renderAccountMenu("/nl", owner, translate)).toMatch(/&lt;b&gt;Jana.*jana@example\.be/);
  });
});

it("marks the promoted page by its class", () => {
  const render = (href: string) => {
    const promo = { text: "Ideas", link: "Read on", href };
    return JSON.stringify(renderFrame({ ...frame, promo }, translate));
  };
  expect(render("/inspiratie/")).toContain('href=\\"/nl/inspiratie/\\" rel=\\"noopener\\"');
  expect(render("/sales")).toContain('href=\\"/nl/sales\\">');
});

describe("the footer", () => {
  const { footer = "" } = fill();
  const bare = renderFrame({ ...frame, contentPages: [], sites: {}, serviceLine: null }, translate);
  const { footer: without = "" } = fillFrame(bare, { department: null, languagePaths: [] });

  it("links to content pages that the shop has, and to no others", () => {
    expect(linksOf(footer)).toContain(`/nl${pagePath("our-history", "nl-BE")}`);
    expect(linksOf(footer)).not.toContain(`/nl${pagePath("inspirations", "nl-BE")}`);
    expect(linksOf(without)).not.toContain(`/nl${pagePath("our-history", "nl-BE")}`);
  });

  it("treats the page of ideas as a page outside the shop's program, in the same tab", () => {
    const rendered = renderFrame({ ...frame, contentPages: ["inspirations", "our-history"] }, translate);
    const { footer: both = "" } = fillFrame(rendered, { department: null, languagePaths: [] });
    expect(both).toContain(`<a href="/nl${pagePath("inspirations", "nl-BE")}" rel="noopener">`);
    expect(both).toContain(`<a href="/nl${pagePath("our-history", "nl-BE")}">`);
  });

  it("opens external sites in a new tab and says so, and omits those without a URL", () => {
    const newTab = 'rel="noopener" target="_blank" aria-describedby="tab"';
    expect(footer).toContain(`<a href="https://company.example/" ${newTab}>`);
    expect(footer).toContain(`<a href="https://network.example/ironhall" ${newTab}>LinkedIn</a>`);
    expect(footer).toContain(`<span id="tab" hidden="">${translate("footer.newTab")}</span>`);
    expect(without).not.toMatch(/target="_blank"|LinkedIn/);
    expect(without).not.toContain(translate("footer.social"));
  });

  it("links the portals of orders and returns, else the support form with that topic", () => {
    const forms = [
      "reason=shipment&amp;subreason=shipment-status",
      "reason=returns&amp;subreason=return-request",
    ];
    for (const query of forms) expect(footer).toContain(`href="/nl/support?${query}"`);
    const sites = { orders: "https://orders.example/", returns: "https://returns.example/" };
    const portals = fillFrame(renderFrame({ ...frame, sites }, translate), {
      department: null,
      languagePaths: [],
    });
    for (const url of Object.values(sites)) expect(portals.footer).toContain(`href="${url}"`);
    for (const query of forms) expect(portals.footer).not.toContain(query);
    const noForm = renderFrame({ ...frame, hasSupportForm: false }, translate);
    expect(fillFrame(noForm, { department: null, languagePaths: [] }).footer).not.toContain("/support");
  });

  it("has a number to call, and hours, only if the country has them", () => {
    expect(footer).toContain(
      `<a href="tel:+3220000000">+32\u00a02\u00a0000\u00a000\u00a000</a><span>maandag 8–16</span>`,
    );
    expect(without).not.toContain("tel:");
  });

  it("shows the payment methods by name, and the current page's language and country", () => {
    expect(footer).toMatch(/aria-label="[^"]+, iDEAL"/);
    expect(footer).toMatch(/<img src="\/flags\/be\.svg"[^>]* alt=""[^>]*\/>[^<]*België · Nederlands<\/a>/);
  });
});

describe("the category bar", () => {
  it("has the departments, with the special offers last", () =>
    expect(linksOf(barOf(fill().header))).toEqual(["/nl/weegschalen/", "/nl/tuin/", "/nl/sales"]));

  it("has the children of the product's department, without the special offers", () => {
    const { header } = fill("/nl/weegschalen/");
    expect(linksOf(barOf(header))).toEqual(children.map(({ slug }) => `/nl/${slug}/`));
    expect(header).toMatch(/<a[^>]*href="\/nl\/sales"[^>]*hidden=""/);
  });

  it("has the departments when that of the product has no children, or is not known", () => {
    for (const department of ["/nl/tuin/", "/nl/iets/"])
      expect(linksOf(barOf(fill(department).header))).toContain("/nl/weegschalen/");
  });
});
