import { describe, expect, it } from "vitest";
import { pagePath } from "../../content/model/content-pages";
import { createTranslate } from "../../i18n/create-translate";
import { frame } from "./frame-content.fixture";
import { fillFooter, renderFooter } from "./render-footer.server";

const translate = createTranslate("nl-BE", ["fr"]);
const toFooter = (change: Partial<typeof frame> = {}, path = "/") =>
  fillFooter(renderFooter({ ...frame, ...change }, translate).footer, path);
const linksOf = (html: string) => [...html.matchAll(/<li[^>]*><a href="([^"]+)"/g)].map(([, href]) => href);

describe("the footer", () => {
  const footer = toFooter();
  const without = toFooter({ contentPages: [], sites: {}, serviceLine: null });

  it("links to content pages that the shop has, and to no others", () => {
    expect(linksOf(footer)).toContain(`/nl${pagePath("our-history", "nl-BE")}`);
    expect(linksOf(footer)).not.toContain(`/nl${pagePath("inspirations", "nl-BE")}`);
    expect(linksOf(without)).not.toContain(`/nl${pagePath("our-history", "nl-BE")}`);
  });

  it("treats the page of ideas as a page outside the shop's program, in the same tab", () => {
    const both = toFooter({ contentPages: ["inspirations", "our-history"] });
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

  it("links the merchant's portals of orders and returns, else the shop's own pages", () => {
    const own = ["/nl/order-status", "/nl/returns"];
    for (const path of own) expect(footer).toContain(`href="${path}"`);
    const sites = { orders: "https://orders.example/", returns: "https://returns.example/" };
    const portals = toFooter({ sites });
    for (const url of Object.values(sites)) expect(portals).toContain(`href="${url}"`);
    for (const path of own) expect(portals).not.toContain(`href="${path}"`);
    expect(toFooter({ hasSupportForm: false })).not.toContain("/support");
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

  it("links to this page in the other countries' shops, and inserts a query literally", () => {
    expect(toFooter({}, "/sales?brand=$&&hits=48")).toContain(
      'href="/nl/countries?from=/sales?brand=$&amp;&amp;hits=48"',
    );
  });
});

it("shows only the legally required links in the quiet footer", () => {
  const footer = fillFooter(renderFooter(frame, translate).quietFooter, "/");
  expect([...footer.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "/nl/algemene-voorwaarden/",
    "/nl/retourneren-en-herroepen/",
    "/nl/privacybeleid/",
    "/nl/juridische-informatie/",
    "/nl/consents",
  ]);
  expect(footer).toContain("iDEAL");
  expect(footer).not.toContain("Klarna");
});
