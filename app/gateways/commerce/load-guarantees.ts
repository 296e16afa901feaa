import {
  type ExtraGuarantee,
  type GuaranteedProduct,
  listRelations,
} from "../../catalogue/model/extra-guarantee";
import type { CurrencyCode } from "../../foundation/currency";
import type { GatewayError } from "../../foundation/gateway-error";
import { type Money, money } from "../../foundation/money";
import { ok, type Result } from "../../foundation/result";
import { findText, findTexts, findValue, type RawAttribute } from "./catalogue/attributes";
import { toTranslations } from "./catalogue/localized";
import type { CommerceClient } from "./commerce-client";
import { type AnswerOf, graphql } from "./graphql";

/** The product type of extra guarantees, by key. */
const typeKey = "extra_guarantee";

const typeDocument = graphql(`query GuaranteeType($key: String!) { productType(key: $key) { id } }`);

const guaranteesDocument = graphql(`query Guarantees($where: String!) {
  products(where: $where, limit: 50) {
    results { masterData { current { nameAllLocales { locale value } masterVariant { sku attributesRaw { name value } } } } }
  }
}`);

/** Loads all published extra guarantees, the shortest first; empty if the catalogue has no such products. */
export async function loadGuarantees(
  client: Pick<CommerceClient, "query">,
): Promise<Result<readonly ExtraGuarantee[], GatewayError>> {
  const found = await client.query(typeDocument, { key: typeKey });
  if (!found.ok) return found;
  const id = found.value.productType?.id;
  if (!id) return ok([]);
  const where = `productType(id = ${JSON.stringify(id)}) and masterData(published = true)`;
  const answer = await client.query(guaranteesDocument, { where });
  if (!answer.ok) return answer;
  const all = answer.value.products.results.flatMap(({ masterData }) => toGuarantee(masterData.current));
  return ok(all.toSorted((one, other) => one.years - other.years || one.sku.localeCompare(other.sku)));
}

type RawGuarantee = AnswerOf<
  typeof guaranteesDocument
>["products"]["results"][number]["masterData"]["current"];

/** Skips products without a SKU or a rate. */
function toGuarantee(raw: RawGuarantee): readonly ExtraGuarantee[] {
  if (!raw?.masterVariant.sku) return [];
  const { sku, attributesRaw: attributes } = raw.masterVariant;
  const ratePermyriad = toRatePermyriad(findValue(attributes, "rate"));
  if (ratePermyriad === null) return [];
  const years = findValue(attributes, "years");
  const markets = Object.entries(toTexts(attributes, "enabledOnMarket"));
  return [
    {
      sku,
      years: typeof years === "number" ? years : 0,
      ratePermyriad,
      name: toTranslations(raw.nameAllLocales),
      shortName: toTexts(attributes, "shortName"),
      highlights: toTexts(attributes, "highlights"),
      markets: markets.filter(([, mark]) => mark === "true").map(([locale]) => locale),
      excludedSkus: findTexts(attributes, "excludedSkus"),
      excludedBrands: findTexts(attributes, "excludedBrands"),
      excludedRelations: findTexts(attributes, "excludedRelations"),
    },
  ];
}

/** Converts a guarantee's rate, which is in per cent. */
export function toRatePermyriad(rate: unknown): number | null {
  return typeof rate === "number" && rate > 0 ? Math.round(rate * 100) : null;
}

/** Reads a localised attribute, keyed by language; a mark may be a text or a boolean. */
function toTexts(attributes: readonly RawAttribute[], name: string): Readonly<Record<string, string>> {
  const value = findValue(attributes, name);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]));
}

const productDocument =
  graphql(`query GuaranteedProduct($sku: String!, $currency: Currency!, $country: Country!) {
  product(sku: $sku) { masterData { current { variant(sku: $sku) {
    price(currency: $currency, country: $country) { value { centAmount } discounted { value { centAmount } } }
    attributesRaw(includeNames: ["brand", "tags", "parentProductsForAccessory"]) { name value }
  } } } }
}`);

/** Loads the guaranteed product, with its price in a shop; null: not for sale there. */
export async function loadGuaranteedProduct(
  client: Pick<CommerceClient, "query">,
  sku: string,
  shop: { readonly country: string; readonly currency: CurrencyCode },
): Promise<Result<(GuaranteedProduct & { readonly price: Money }) | null, GatewayError>> {
  const variables = { sku, country: shop.country, currency: shop.currency };
  const answer = await client.query(productDocument, variables);
  if (!answer.ok) return answer;
  const variant = answer.value.product?.masterData.current?.variant;
  if (!variant?.price) return ok(null);
  const { price, attributesRaw: attributes } = variant;
  const parents = findTexts(attributes, "parentProductsForAccessory");
  return ok({
    sku,
    brand: findText(attributes, "brand") ?? "",
    relations: listRelations(sku, parents, findTexts(attributes, "tags")),
    price: money((price.discounted ?? price).value.centAmount, shop.currency),
  });
}
