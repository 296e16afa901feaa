import { array, create, nullable, number, string, type, unknown } from "superstruct";
import type { PlatformClient } from "../import/platform-client.ts";
import type { Offer } from "./offer.ts";

/** An article in one shop, from the platform's own data by the rules of docs/feeds.md. */
export type PlatformArticle = { readonly sku: string; readonly slug: string; readonly offer: Offer };

export type Shop = {
  readonly country: string;
  readonly currency: string;
  /** `de-AT` */
  readonly locale: string;
};

const document = `query FeedsCheck($where: String!, $currency: Currency!, $country: Country!, $languages: [Locale!]) {
  products(where: $where, limit: 100, sort: ["id asc"]) { results { id taxCategory { rates { country } }
    masterData { current { slug(acceptLanguage: $languages) masterVariant { ...Article } variants { ...Article } } } } }
}
fragment Article on ProductVariant { sku
  price(currency: $currency, country: $country) { value { centAmount } discounted { value { centAmount } }
    custom { customFieldsRaw(includeNames: ["lowestPriceLast30Days"]) { name value } } }
  availability { noChannel { availableQuantity } }
  attributesRaw(includeNames: ["eligibleForSelling", "tags"]) { name value } }`;

const Money = type({ centAmount: number() });
const Variant = type({
  sku: nullable(string()),
  price: nullable(
    type({
      value: Money,
      discounted: nullable(type({ value: Money })),
      custom: nullable(
        type({ customFieldsRaw: nullable(array(type({ name: string(), value: unknown() }))) }),
      ),
    }),
  ),
  availability: nullable(type({ noChannel: nullable(type({ availableQuantity: nullable(number()) })) })),
  attributesRaw: array(type({ name: string(), value: unknown() })),
});
const Product = type({
  id: string(),
  taxCategory: nullable(type({ rates: array(type({ country: string() })) })),
  masterData: type({
    current: nullable(type({ slug: nullable(string()), masterVariant: Variant, variants: array(Variant) })),
  }),
});
const Answer = type({ data: type({ products: type({ results: array(Product) }) }) });

type RawVariant = (typeof Variant)["TYPE"];

/** Reads all published articles of a shop that can be bought there, in the order of the products' ids. */
export async function readPlatform(
  platform: PlatformClient,
  shop: Shop,
  languages: readonly string[],
): Promise<readonly PlatformArticle[]> {
  const articles: PlatformArticle[] = [];
  let after = "";
  for (;;) {
    const where = `masterData(published=true) and id > "${after}"`;
    const variables = { where, currency: shop.currency, country: shop.country, languages };
    const answer = create(await platform.send("POST", "/graphql", { query: document, variables }), Answer);
    const { results } = answer.data.products;
    for (const { taxCategory, masterData } of results) {
      const { current } = masterData;
      const isTaxed = taxCategory?.rates.some(({ country }) => country === shop.country);
      if (!current?.slug || !isTaxed) continue;
      const { slug, masterVariant, variants } = current;
      const own = [masterVariant, ...variants].flatMap((variant) => toArticle(variant, slug, shop) ?? []);
      articles.push(...own);
    }
    const last = results.at(-1);
    if (!last || results.length < 100) return articles;
    after = last.id;
  }
}

function toArticle({ sku, price, availability, attributesRaw }: RawVariant, slug: string, shop: Shop) {
  const read = (name: string) => attributesRaw.find((attribute) => attribute.name === name)?.value;
  const mark: unknown = Reflect.get(Object(read("eligibleForSelling")), shop.locale);
  const isService = sku?.startsWith("41000");
  if (!sku || !price || mark === "false" || mark === false || isService) return null;
  const cents = price.discounted?.value.centAmount ?? price.value.centAmount;
  const lowest = price.custom?.customFieldsRaw?.[0]?.value;
  const recorded: unknown = Reflect.get(Object(lowest), "centAmount");
  const before = price.discounted && typeof recorded === "number" && recorded > cents ? recorded : null;
  const tags = read("tags");
  const toText = (amount: number) => (amount / 100).toFixed(2);
  const offer: Offer = {
    id: sku.replace(/^EX(?=\d{8}$)/, ""),
    price: toText(cents),
    before: before === null ? null : toText(before),
    currency: shop.currency,
    isInStock: (availability?.noChannel?.availableQuantity ?? 0) > 0,
    isRefurbished: Array.isArray(tags) && tags.includes("bware"),
    url: "",
  };
  return { sku, slug: slug.toLowerCase(), offer };
}
