import {
  array,
  assert,
  enums,
  integer,
  literal,
  max,
  min,
  nonempty,
  number,
  type as object,
  optional,
  pattern,
  type Struct,
  size,
  string,
} from "superstruct";
import { describe, expect, it } from "vitest";
import { readPage } from "../../../scripts/crawl/read-page.ts";
import type { Guest } from "../../support/guest.ts";
import { findProductPath, openShop } from "./open-shop.ts";
import { listScreens } from "./shop-screens.ts";

const text = nonempty(string());
const address = pattern(string(), /^http:\/\/[a-z]{2}\.localhost:\d+\/\S*$/);
const day = pattern(string(), /^\d{4}-\d\d-\d\d$/);

const Offer = object({
  "@type": literal("Offer"),
  url: address,
  price: pattern(string(), /^\d+\.\d\d$/),
  priceCurrency: pattern(string(), /^[A-Z]{3}$/),
  availability: enums(["https://schema.org/InStock", "https://schema.org/OutOfStock"]),
  itemCondition: enums([
    "https://schema.org/NewCondition",
    "https://schema.org/UsedCondition",
    "https://schema.org/RefurbishedCondition",
  ]),
  priceValidUntil: optional(day),
});
const AggregateRating = object({
  "@type": literal("AggregateRating"),
  ratingValue: max(min(number(), 1), 5),
  reviewCount: min(integer(), 1),
});
const Brand = object({ "@type": literal("Brand"), name: text });
const productParts = {
  "@type": literal("Product"),
  name: text,
  sku: pattern(string(), /^\d{8}$/),
  image: size(array(address), 1, 20),
  gtin: optional(pattern(string(), /^\d{8,14}$/)),
  offers: Offer,
};
const Question = object({
  "@type": literal("Question"),
  name: text,
  acceptedAnswer: object({ "@type": literal("Answer"), text }),
});
const ListItem = object({
  "@type": literal("ListItem"),
  position: integer(),
  name: text,
  item: optional(address),
});

const mustBe =
  <T, S>(struct: Struct<T, S>) =>
  (data: unknown, where: string) =>
    assert(data, struct, where);

/** What search engines require of each type that the shop uses. */
const types = new Map<string, (data: unknown, where: string) => void>([
  ["Organization", mustBe(object({ name: text, url: address, logo: address }))],
  ["BreadcrumbList", mustBe(object({ itemListElement: nonempty(array(ListItem)) }))],
  ["FAQPage", mustBe(object({ mainEntity: nonempty(array(Question)) }))],
  [
    "Product",
    mustBe(
      object({
        ...productParts,
        description: text,
        brand: Brand,
        aggregateRating: optional(AggregateRating),
      }),
    ),
  ],
  [
    "ProductGroup",
    mustBe(
      object({
        name: text,
        productGroupID: text,
        url: address,
        brand: Brand,
        description: text,
        variesBy: nonempty(array(text)),
        aggregateRating: optional(AggregateRating),
        hasVariant: size(array(object(productParts)), 2, 100),
      }),
    ),
  ],
]);

const Typed = object({ "@context": literal("https://schema.org"), "@type": string() });

/** Returns the types of a page's data, after validating each. */
async function readTypes(guest: Guest, path: string): Promise<readonly string[]> {
  return readPage((await guest.get(path)).text).jsonLd.map((data) => {
    assert(data, Typed, path);
    const check = types.get(data["@type"]);
    if (!check)
      throw new Error(`${path} has data of type ${data["@type"]}, which this test does not describe`);
    check(data, `${path} ${data["@type"]}`);
    return data["@type"];
  });
}

const shop = openShop();

describe("the data that search engines read", () => {
  it.each(["gb.localhost", "bg.localhost"])("is complete on every page of %s", async (hostname) => {
    const guest = shop.guest(hostname);
    const screens = (await listScreens(guest, "")).filter(({ isPrivate }) => !isPrivate);
    const found = new Map<string, readonly string[]>();
    for (const { name, path } of screens) found.set(name, await readTypes(guest, path));
    expect(found.get("home")).toEqual(["Organization"]);
    for (const name of ["category", "sales", "search"])
      expect(found.get(name), name).toEqual(["Organization", "BreadcrumbList"]);
    expect(found.get("product")).toEqual(["Organization", "Product", "BreadcrumbList"]);
    const variants = await readTypes(guest, await findProductPath(guest, "10210000"));
    expect(variants).toEqual(["Organization", "ProductGroup", "BreadcrumbList"]);
  });

  it("number the steps to a page in order, the page itself last and without a URL", async () => {
    const guest = shop.guest();
    const { jsonLd } = readPage((await guest.get(await findProductPath(guest, "10210000"))).text);
    const list = jsonLd.find((data) => Reflect.get(Object(data), "@type") === "BreadcrumbList");
    assert(list, object({ itemListElement: array(ListItem) }));
    const steps = list.itemListElement;
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
    expect(steps.filter(({ item }) => !item)).toEqual(steps.slice(-1));
  });
});
