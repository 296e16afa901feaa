import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { toMarkupText } from "../../../foundation/markup";
import { createTranslate } from "../../../i18n/create-translate";
import type { BlockPage, BlockView } from "../../model/block-view";
import type { CardView } from "../../model/card-view";
import { listBlockParts } from "../../model/list-block-parts";
import { renderBlocks } from "../render-blocks.server";

const translate = createTranslate("nl-BE", ["catalogue", "blocks"]);
const picture = "/pictures/a.svg";
const toCard = (sku: string): CardView => ({
  sku,
  slug: `scale-${sku.toLowerCase()}`,
  picture,
  brand: "Steinberg",
  name: "Scale",
  attributes: {},
  price: "€ 10",
  before: null,
  unitPrice: null,
  rating: null,
  stars: null,
  delivery: "morgen",
  badge: null,
  mark: null,
  energy: null,
});

const blocks: readonly BlockView[] = [
  {
    kind: "hero-banner",
    slug: "home",
    content: {
      title: "Spring",
      text: "Tools",
      picture,
      button: "All",
      href: "category:scales",
      second: { link: "New", href: "/new-arrivals" },
    },
    facts: null,
  },
  {
    kind: "campaign-banner",
    slug: "home",
    content: { title: "May", text: "Offers", button: "See", picture },
    facts: { href: "/nl/sales?tags=may" },
  },
  {
    kind: "promo-banner",
    slug: "home",
    content: { text: "Free delivery", link: "More", href: "page:dispatch-information" },
    facts: null,
  },
  {
    kind: "banner-boxes",
    slug: "home",
    content: {
      boxes: [
        { title: "Scales", picture, href: "category:scales" },
        { title: "Used", picture, href: "/search?tags=bware" },
      ],
    },
    facts: null,
  },
  {
    kind: "product-groups-slider",
    slug: "home",
    content: {
      groups: [
        { title: "Popular", tag: "bestseller", more: "All", href: "/sales" },
        { title: "New", tag: "new", more: "All", href: "/new-arrivals" },
      ],
    },
    facts: { rows: [["A1", "A2"].map(toCard), ["B1"].map(toCard)] },
  },
  {
    kind: "product-listing",
    slug: "home",
    content: { title: "Rated", tag: "topRated", more: "All", href: "/search?tags=topRated" },
    facts: { cards: ["C1", "C2"].map(toCard) },
  },
  {
    kind: "product-zone",
    slug: "home",
    content: { title: "Scales", text: "All", picture, category: "scales", button: "See" },
    facts: { cards: ["D1"].map(toCard), href: "/nl/weegschalen/" },
  },
  { kind: "page-title", slug: "home", content: { title: "Shop", text: "All" }, facts: null },
];

const page: BlockPage = {
  blocks,
  findPath: (key) => (key === "scales" ? "/nl/weegschalen/" : null),
  hasQuickAdd: true,
};
const country = { productionDomain: "ironhall.example" };
const markup = parse(toMarkupText(renderBlocks(page, { translate, prefix: "/nl", country })));
const { parts } = listBlockParts(page, { prefix: "/nl", locale: "nl-BE" });
const marked = markup.querySelectorAll("[data-part]");

it("has each tracked part of its blocks under the key that its element is marked with", () => {
  expect(marked.map((element) => element.getAttribute("data-part"))).toEqual(Object.keys(parts));
  expect(Object.keys(parts)).toHaveLength(9);
});

it("has promotions with the names and the links that their banners show", () => {
  const shown = marked.flatMap((element) => {
    const part = parts[element.getAttribute("data-part") ?? ""];
    if (part?.kind !== "promotion") return [];
    const name = element.querySelector("h1, h2, h3, b, span")?.text;
    return [{ part, expected: { ...part, name, href: element.querySelector("a")?.getAttribute("href") } }];
  });
  expect(shown.map(({ part }) => part)).toEqual(shown.map(({ expected }) => expected));
  expect(shown.map(({ part: { slot, href } }) => [slot, href])).toEqual([
    ["hero", "/nl/weegschalen/"],
    ["campaign", "/nl/sales?tags=may"],
    ["line", expect.stringMatching(/^\/nl\/[a-z-]+\/$/)],
    ["box", "/nl/weegschalen/"],
    ["box", "/nl/search?tags=bware"],
  ]);
});

it("has lists with the products of their cards, named after the link to more of them", () => {
  const lists = Object.values(parts).flatMap((part) => (part.kind === "list" ? [part] : []));
  expect(lists.map(({ id, name, products }) => [id, name, products.map(({ sku }) => sku).join()])).toEqual([
    ["nl-sales", "Popular", "A1,A2"],
    ["nl-new-arrivals", "New", "B1"],
    ["nl-search", "Rated", "C1,C2"],
    ["nl-weegschalen", "Scales", "D1"],
  ]);
  const links = marked
    .filter(({ rawTagName }) => rawTagName === "ul")
    .flatMap((list) => list.querySelectorAll("li h3 a").map((link) => link.getAttribute("href")));
  expect(links).toEqual(lists.flatMap(({ products }) => products.map(({ path }) => path)));
});
