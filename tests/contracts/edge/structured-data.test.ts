import Validator from "@adobe/structured-data-validator";
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
  union,
} from "superstruct";
import { describe, expect, it } from "vitest";
import { readPage } from "../../../scripts/crawl/read-page.ts";
import type { Guest } from "../../support/guest.ts";
import { findProductPath, openShop } from "./open-shop.ts";
import { listScreens } from "./shop-screens.ts";

const text = nonempty(string());
const address = pattern(string(), /^http:\/\/[a-z]{2}\.localhost:\d+\/\S*$/);
const day = pattern(string(), /^\d{4}-\d\d-\d\d$/);

const Returns = object({
  "@type": literal("MerchantReturnPolicy"),
  applicableCountry: pattern(string(), /^[A-Z]{2}$/),
  returnPolicyCountry: pattern(string(), /^[A-Z]{2}$/),
  merchantReturnDays: min(integer(), 14),
  merchantReturnLink: address,
});
const Delivery = object({
  "@type": literal("OfferShippingDetails"),
  shippingRate: object({ value: pattern(string(), /^\d+\.\d\d$/), currency: text }),
  shippingDestination: object({ addressCountry: pattern(string(), /^[A-Z]{2}$/) }),
  deliveryTime: object({ transitTime: object({ minValue: integer(), maxValue: integer() }) }),
});
/** What another variant's offer has already described. */
const Described = object({ "@id": text });
const Offer = object({
  "@type": literal("Offer"),
  shippingDetails: union([Delivery, Described]),
  hasMerchantReturnPolicy: union([Returns, Described]),
  seller: Described,
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
const Property = object({
  "@type": literal("PropertyValue"),
  name: text,
  value: union([text, number()]),
  unitCode: optional(pattern(string(), /^[A-Z\d]{2,3}$/)),
});
const productParts = {
  "@type": literal("Product"),
  name: text,
  sku: pattern(string(), /^\d{8}$/),
  image: size(array(address), 1, 20),
  gtin: optional(pattern(string(), /^\d{8,14}$/)),
  offers: Offer,
  additionalProperty: optional(array(Property)),
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
  [
    "OnlineStore",
    mustBe(
      object({
        name: text,
        legalName: text,
        url: address,
        logo: pattern(address, /\.png$/),
        vatID: pattern(string(), /^[A-Z]{2}\d+$/),
        address: object({
          "@type": literal("PostalAddress"),
          streetAddress: text,
          postalCode: text,
          addressLocality: text,
          addressCountry: text,
        }),
      }),
    ),
  ],
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

/** Returns what Google demands of a page's data and does not find. */
async function findErrors(guest: Guest, path: string) {
  const { jsonLd } = readPage((await guest.get(path)).text);
  const byType = Object.groupBy(jsonLd, (data) => String(Reflect.get(Object(data), "@type")));
  const jsonld = Object.fromEntries(Object.entries(byType).map(([type, list]) => [type, list ?? []]));
  const issues = await new Validator().validate({ jsonld });
  return issues.filter(({ severity }) => severity === "ERROR");
}

const shop = openShop();

describe("the data that search engines read", () => {
  it.each(["gb.localhost", "bg.localhost"])("is complete on every page of %s", async (hostname) => {
    const guest = shop.guest(hostname);
    const screens = (await listScreens(guest, "")).filter(({ isPrivate }) => !isPrivate);
    const found = new Map<string, readonly string[]>();
    for (const { name, path } of screens) found.set(name, await readTypes(guest, path));
    expect(found.get("home")).toEqual(["OnlineStore"]);
    for (const name of ["category", "sales", "search"])
      expect(found.get(name), name).toEqual(["Organization", "BreadcrumbList"]);
    expect(found.get("product")).toEqual(["OnlineStore", "Product", "BreadcrumbList"]);
    const variants = await readTypes(guest, await findProductPath(guest, "10210000"));
    expect(variants).toEqual(["OnlineStore", "ProductGroup", "BreadcrumbList"]);
  });

  it.each(["gb.localhost", "bg.localhost", "fr.localhost"])(
    "has what Google demands on %s",
    async (hostname) => {
      const guest = shop.guest(hostname);
      for (const number of ["10010000", "10210000", "10310001"])
        expect(await findErrors(guest, await findProductPath(guest, number)), number).toEqual([]);
      expect(await findErrors(guest, "/")).toEqual([]);
    },
  );

  it("describes the attributes of a machine with units of UN/ECE Recommendation 20, in any language", async () => {
    const codes = new Map<string, readonly unknown[]>();
    for (const hostname of ["gb.localhost", "bg.localhost"]) {
      const guest = shop.guest(hostname);
      const { jsonLd } = readPage((await guest.get(await findProductPath(guest, "10010000"))).text);
      const product = jsonLd.find((data) => Reflect.get(Object(data), "@type") === "Product");
      assert(product, object({ additionalProperty: array(Property) }));
      codes.set(
        hostname,
        product.additionalProperty.map(({ unitCode, value }) => [unitCode, unitCode ? value : null]),
      );
    }
    expect(codes.get("bg.localhost")).toEqual(codes.get("gb.localhost"));
    expect(codes.get("gb.localhost")).toContainEqual(["KGM", expect.any(Number)]);
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
