import { renderToStaticMarkup } from "react-dom/server.node";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { AccountMenuView } from "../../accounts/model/account-menu-view";
import { toAccountMenu } from "../../accounts/operations/to-account-menu.server";
import type { DepartmentView } from "../../catalogue/model/department-view";
import { createTranslate } from "../../i18n/create-translate";
import { TranslateContext } from "../../i18n/translate-context";
import { PathPrefixContext } from "../../i18n/use-path-prefix";
import type { FrameContent } from "../model/frame-content";
import { toHeaderView } from "../operations/to-header-view.server";
import { children, frame } from "./frame-content.fixture";
import { Header } from "./header";

const translate = createTranslate("nl-BE", ["fr"]);

type Page = {
  readonly change?: Partial<FrameContent>;
  readonly account?: AccountMenuView | null;
  /** Path and query, without language prefix. */
  readonly path?: string;
  /** The loader data of the page. */
  readonly data?: unknown;
};

/** Renders the header of a page of the Dutch shop in Belgium. */
function renderHeader({ change = {}, account = null, path = "/sales", data = {} }: Page = {}): string {
  const header = toHeaderView({ ...frame, ...change }, "nl-BE");
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: Header,
      children: [{ id: "page", path: "*", Component: () => null }],
    },
  ]);
  return renderToStaticMarkup(
    <TranslateContext value={translate}>
      <PathPrefixContext value="/nl">
        <Stub
          initialEntries={[path]}
          hydrationData={{ loaderData: { root: { header, account }, page: data } }}
        />
      </PathPrefixContext>
    </TranslateContext>,
  );
}

const linksOf = (html: string) => [...html.matchAll(/<li[^>]*><a href="([^"]+)"/g)].map(([, href]) => href);
const barOf = (html: string) => html.slice(html.indexOf("data-category-bar"));

describe("the header", () => {
  it("puts the language prefix before every internal path", () => {
    const header = renderHeader();
    for (const link of ['href="/nl/weegschalen/"', 'action="/nl/search"', 'href="/nl/search?tags=bware"'])
      expect(header).toContain(link);
  });

  it("shows only a logo, languages and help in the checkout", () => {
    const header = renderHeader({ path: "/checkout/addresses" });
    for (const link of ["/nl", "/nl/support", "/checkout/addresses"])
      expect(header).toContain(`href="${link}"`);
    expect(header).not.toContain("weegschalen");
    expect(header).not.toContain("<form");
  });

  it("links to this page in the other language, with its query", () => {
    const data = { languagePaths: { fr: "/balances/", nl: "/nl/weegschalen/" } };
    expect(renderHeader({ path: "/weegschalen/?page=2", data })).toContain('href="/balances/?page=2"');
  });

  it("links to this page in the other countries' shops", () => {
    expect(renderHeader({ path: "/sales?brand=a&hits=48" })).toContain(
      'href="/nl/countries?from=/sales?brand=a&amp;hits=48"',
    );
  });

  it("links to account and comparison only if the shop has them", () => {
    const both = renderHeader({ change: { pages: { account: true, compare: true } } });
    expect(both).toMatch(/href="\/nl\/login".*href="\/nl\/compare"/);
    expect(renderHeader()).not.toMatch(/\/nl\/(?:login|compare)"/);
  });

  it("marks the promoted page by its class", () => {
    const render = (href: string) =>
      renderHeader({ change: { promo: { text: "Ideas", link: "Read on", href } } });
    expect(render("/inspiratie/")).toMatch(/href="\/nl\/inspiratie\/" rel="noopener"/);
    expect(render("/sales")).toMatch(/<span>Ideas<\/span><a href="\/nl\/sales">/);
  });
});

describe("the account's button", () => {
  const owner = { firstName: "<b>Jana", lastName: null, email: "jana@example.be" };
  const render = (account: AccountMenuView | null) =>
    renderHeader({ change: { pages: { account: true, compare: true } }, account });

  it("links to the sign-in page, and without scripts to the account", () => {
    expect(render(null)).toMatch(/href="\/nl\/login".*<noscript>.*href="\/nl\/my-account"/);
    expect(render(null)).not.toContain("data-account-menu");
  });

  it("opens the account's list on a customer's own pages, and signs out by a form", () => {
    const header = render(toAccountMenu("/nl", null, translate));
    const links = ["my-profile", "order-history", "shipping-details", "billing-details", "my-newsletter"];
    for (const link of links) expect(header).toContain(`href="/nl/my-account/${link}"`);
    expect(header).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/nl\/log-out"/);
  });

  it("shows its owner's name, whatever characters it contains", () => {
    expect(render(toAccountMenu("/nl", owner, translate))).toMatch(/&lt;b&gt;Jana.*jana@example\.be/);
  });
});

describe("the category bar", () => {
  const categories = children.map(({ name, slug }) => ({ text: name, href: `/nl/${slug}/` }));
  const ofProduct = (department: DepartmentView | null) =>
    barOf(renderHeader({ data: { kind: "product", department } }));

  it("has the departments, with the special offers last", () =>
    expect(linksOf(barOf(renderHeader()))).toEqual(["/nl/weegschalen/", "/nl/tuin/", "/nl/sales"]));

  it("has the categories of the product's department, without the special offers", () => {
    const bar = ofProduct({ name: "Weegschalen", categories });
    expect(linksOf(bar)).toEqual(categories.map(({ href }) => href));
    expect(bar).toMatch(/<a[^>]*href="\/nl\/sales"[^>]*hidden=""/);
  });

  it("has the departments when that of the product has no categories", () =>
    expect(linksOf(ofProduct(null))).toContain("/nl/weegschalen/"));
});
