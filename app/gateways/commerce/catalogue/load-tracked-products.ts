import type { GatewayError } from "../../../foundation/gateway-error";
import { money } from "../../../foundation/money";
import { ok, type Result } from "../../../foundation/result";
import type { TrackedProduct } from "../../../tracking/model/tracked-item";
import { type AnswerOf, graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { listSellable } from "./choose-variant";
import { loadTechnicalAttributes } from "./load-card-attributes";
import { cardOfferFragment, toOfferVariables } from "./product-fragment";
import { toTrail } from "./product-texts";
import { toVariants } from "./to-product";
import { toVariantTexts } from "./variant-texts";

const document = graphql(
  `query TrackedProducts($query: SearchQueryInput, $limit: Int, $currency: Currency!, $country: Country!, $languages: [Locale!], $shown: [String!], $soon: DateTime!) {
  productsSearch(query: $query, limit: $limit) { results { product {
    ...CardOffer
    masterData { current {
      name(acceptLanguage: $languages)
      categories { name(acceptLanguage: $languages) slug(acceptLanguage: $languages)
        ancestors { key name(acceptLanguage: $languages) slug(acceptLanguage: $languages) } }
      masterVariant { ...TrackedWords }
      variants { ...TrackedWords }
    } }
  } } }
}`,
  cardOfferFragment,
  graphql(`fragment TrackedWords on ProductVariant {
  images { url label }
  attributesRaw(includeNames: $shown) { name value attributeDefinition { label(acceptLanguage: $languages) attributeConstraint } }
}`),
);

type RawTracked = AnswerOf<typeof document>["productsSearch"]["results"][number]["product"];

/** Attributes that tracking reads, besides those in which variants differ. */
const ownAttributes = [
  "brand",
  "ean",
  "isPackageTypeFreight",
  "parentProductsForAccessory",
  "eligibleForSelling",
];

/** The maximum of a listing, and less than one page of the platform's search. */
const maxTracked = 48;

/** Loads the variants with these SKUs, at most 48, in their order; omits those without a price here. */
export async function loadTrackedProducts(
  scope: CatalogueScope,
  skus: readonly string[],
): Promise<Result<readonly TrackedProduct[], GatewayError>> {
  const wanted = [...new Set(skus)].slice(0, maxTracked);
  if (wanted.length === 0) return ok([]);
  const technical = await loadTechnicalAttributes(scope);
  if (!technical.ok) return technical;
  const variables = {
    ...toOfferVariables(scope),
    languages: scope.format.chain,
    shown: [...ownAttributes, ...technical.value.labels.keys()],
    query: { or: wanted.map((value) => ({ exact: { field: "variants.sku", value } })) },
    limit: wanted.length,
  };
  const answer = await scope.client.query(document, variables);
  if (!answer.ok) return answer;
  const found = answer.value.productsSearch.results.flatMap(({ product }) => toTracked(product, scope));
  const bySku = new Map(found.map((product) => [product.sku, product]));
  return ok(wanted.flatMap((sku) => bySku.get(sku) ?? []));
}

/** Each variant that is sold here. */
function toTracked({ masterData }: RawTracked, scope: CatalogueScope): readonly TrackedProduct[] {
  const data = masterData.current;
  if (!data?.name) return [];
  const { name, masterVariant, variants } = data;
  const texts = [masterVariant, ...variants].map((variant) => toVariantTexts(variant, scope));
  const sellable = listSellable([masterVariant, ...variants], texts);
  const named = new Map(
    toVariants(sellable, scope.country).variants.map((variant) => [variant.sku, variant.name]),
  );
  const categories = toTrail(data).map((category) => category.name);
  return sellable.map(({ sku, price, availableQuantity, texts: { brand, ean, isFreight, parentSkus } }) => {
    const { currency } = scope.country;
    const standardPrice = money(price.value.centAmount, currency);
    return {
      sku,
      name,
      brand,
      ean,
      isFreight,
      parentSkus,
      availableQuantity,
      variant: named.get(sku) ?? null,
      price: price.discounted ? money(price.discounted.value.centAmount, currency) : standardPrice,
      standardPrice,
      categories,
    };
  });
}
