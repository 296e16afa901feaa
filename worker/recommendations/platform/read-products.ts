import { array, string, type } from "superstruct";
import type { ModelStore } from "../store/model-store.ts";
import { type Cursor, toBehind } from "./cursor.ts";
import type { PlatformClient } from "./platform-client.ts";
import { Product, type RawProduct, toItem } from "./to-item.ts";

/** Long texts, which add nothing to the technical attributes. */
const unread = [
  "description",
  "techdetails",
  "faq",
  "highlights",
  "safetyWarnings",
  "deliveryPackage",
  "manufacturer",
  "responsiblePerson",
  "repairOffers",
  "repairNames",
  "eprelNumber",
  "manualUrl",
];

const document = `query ChangedProducts($where: String!, $unread: [String!], $currency: Currency!, $country: Country!) {
  products(where: $where, limit: 200, sort: ["lastModifiedAt asc", "id asc"]) { results {
    id lastModifiedAt productTypeRef { id } reviewRatingStatistics { averageRating count }
    masterData { published current {
      nameAllLocales { value } categoriesRef { id }
      masterVariant { sku attributesRaw(excludeNames: $unread) { name value } price(currency: $currency, country: $country) { value { centAmount } } }
      variants { sku }
    } }
  } }
}`;

const Page = type({ products: type({ results: array(Product) }) });

export async function readProducts(
  client: PlatformClient,
  store: ModelStore,
  behind: Cursor,
): Promise<readonly Cursor[]> {
  const { priceCurrency: currency, priceCountry: country } = client.settings;
  const where = toBehind("lastModifiedAt", behind);
  const { products } = await client.query(document, { where, unread, currency, country }, Page);
  for (const product of products.results) {
    const item = toItem(product);
    if (item) store.putItem(item, toTitles(product));
    else store.removeItem(product.id);
  }
  return products.results.map(({ id, lastModifiedAt }) => ({ id, at: lastModifiedAt }));
}

function toTitles({ masterData: { current } }: RawProduct): readonly string[] {
  return [...new Set(current?.nameAllLocales.map(({ value }) => value.toLowerCase()))];
}

const idDocument = `query ProductIds($where: String!) {
  products(where: $where, limit: 500, sort: ["id asc"]) { results { id } }
}`;

const Ids = type({ products: type({ results: array(type({ id: string() })) }) });

/** Of all published products. */
export async function readProductIds(client: PlatformClient): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (let after = ""; ; ) {
    const where = `masterData(published=true) and id > "${after}"`;
    const { products } = await client.query(idDocument, { where }, Ids);
    for (const { id } of products.results) ids.add(id);
    const last = products.results.at(-1);
    if (!last) return ids;
    after = last.id;
  }
}
