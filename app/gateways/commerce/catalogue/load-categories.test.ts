import { describe, expect, it } from "vitest";
import { openCatalogueScope } from "../../../../tests/support/catalogue-scope";
import type { CategoryNode } from "../../../catalogue/model/category";
import { loadCategoryBySlug, loadCategoryTree } from "./load-categories";
import { loadSitemapEntries } from "./load-sitemap-entries";

interface Category {
  readonly key: string;
  readonly name?: string;
  readonly parent?: string;
  readonly hasProducts?: Readonly<Record<string, string>>;
}

const categories: readonly Category[] = [
  { key: "all-categories" },
  { key: "workshop", parent: "all-categories" },
  { key: "presses", parent: "workshop", hasProducts: { "de-DE": "true" } },
  { key: "anvils", parent: "workshop", hasProducts: { "de-DE": "false" } },
  { key: "industry-categories" },
  { key: "bakeries", parent: "industry-categories" },
  { key: "bakers-mixers", parent: "bakeries", hasProducts: { "de-AT": "false" } },
  { key: "longtail-categories" },
  { key: "small-mixers", name: "presses", parent: "longtail-categories" },
  { key: "alone" },
  { key: "Tableware", parent: "alone" },
];

const posts = [
  "category:presses",
  "category:workshop",
  "category:none",
  "/sales",
  "https://example.com/",
  "javascript:alert(1)",
  "/\\\\example.com/",
].map((href) => ({ title: href, href }));

const custom = ({ hasProducts }: Category) => ({
  customFieldsRaw: [
    { name: "categoryPosts", value: { de: JSON.stringify(posts) } },
    ...(hasProducts ? [{ name: "hasProducts", value: hasProducts }] : []),
  ],
});

function listAncestors({ parent }: Category): readonly string[] {
  const above = categories.find(({ key }) => key === parent);
  return above ? [...listAncestors(above), above.key] : [];
}

const toNode = (category: Category) => ({
  id: category.key,
  key: category.key,
  name: category.name ?? category.key,
  slug: category.key,
  parentRef: category.parent ? { id: category.parent } : null,
  custom: custom(category),
});

const toPage = (category: Category) => ({
  ...toNode(category),
  slugAllLocales: [{ locale: "de", value: category.key }],
  description: null,
  metaTitle: null,
  metaDescription: null,
  ancestors: listAncestors(category).map((key) => ({ key, name: key, slug: key })),
  lastModifiedAt: "2026-11-01T00:00:00Z",
});

const scope = openCatalogueScope((operation, { where }) => {
  if (operation === "CategoryTree") return { categories: { results: categories.map(toNode) } };
  if (operation === "CategorySitemap") return { categories: { results: categories.map(toPage) } };
  const wanted = categories.filter(({ key }) => String(where).includes(`"${key}"`));
  return { categories: { results: wanted.map(toPage) } };
});

const nameTree = (nodes: readonly CategoryNode[]): unknown =>
  nodes.map(({ key, children }) => [key, nameTree(children)]);

async function loadPage(slug: string) {
  const page = await loadCategoryBySlug(scope, slug);
  if (!page.ok || page.value === null) return null;
  const { ancestors, children } = page.value;
  return [ancestors.map((link) => link.slug), children.map((link) => link.slug)];
}

describe("the categories of a shop", () => {
  it("are in the navigation below the default root or without a parent", async () => {
    const tree = await loadCategoryTree(scope);
    expect(nameTree(tree.ok ? tree.value : [])).toEqual([
      ["workshop", [["presses", []]]],
      ["alone", [["Tableware", []]]],
    ]);
  });

  it.each([
    ["presses", [["workshop"], []]],
    ["workshop", [[], ["presses"]]],
    ["bakeries", [[], ["bakers-mixers"]]],
    ["bakers-mixers", [["bakeries"], []]],
    ["small-mixers", [[], []]],
    ["tableware", [["alone"], []]],
    ["alone", [[], ["tableware"]]],
    ["anvils", null],
    ["all-categories", null],
    ["industry-categories", null],
    ["longtail-categories", null],
  ])("have a page for %s with ancestors and children: %j", async (slug, page) => {
    expect(await loadPage(slug)).toEqual(page);
  });

  it("list other categories of the same name in any tree", async () => {
    const names = ["presses", "small-mixers", "bakeries"].map(async (slug) => {
      const page = await loadCategoryBySlug(scope, slug);
      return page.ok && page.value?.hasNamesake;
    });
    expect(await Promise.all(names)).toEqual([true, true, false]);
  });

  it("link from their posts to other categories, the shop's pages and the web, and nowhere else", async () => {
    const page = await loadCategoryBySlug(scope, "workshop");
    expect(page.ok && page.value?.posts.map(({ href }) => href)).toEqual([
      "/presses/",
      null,
      null,
      "/sales",
      "https://example.com/",
      null,
      null,
    ]);
  });

  it("are in the sitemap if they have a page", async () => {
    const entries = await loadSitemapEntries(scope, "categories", { after: null, limit: 500 });
    expect(entries.ok && entries.value.map(({ slugs }) => slugs.de)).toEqual([
      "workshop",
      "presses",
      "bakeries",
      "bakers-mixers",
      "small-mixers",
      "alone",
      "tableware",
    ]);
  });
});
