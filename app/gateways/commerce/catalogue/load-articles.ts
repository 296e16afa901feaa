import type { Article } from "../../../catalogue/model/article";
import { isSetNumber } from "../../../catalogue/model/is-set-number";
import { isForSale, toSaleKind } from "../../../catalogue/model/sale-state";
import { toSellableStock } from "../../../catalogue/model/sellable-stock";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { type AnswerOf, graphql, type PlatformInput } from "../graphql";
import { listExcludedLocales } from "../search-feed/to-search-source";
import {
  findDocument,
  findText,
  findTexts,
  findTranslation,
  findValue,
  type RawAttribute,
} from "./attributes";
import type { CatalogueScope } from "./catalogue-scope";
import { loadTaxRates } from "./load-tax-rates";
import { toUrlSlug } from "./localized";
import { cardOfferFragment, cardTextsFragment, toOfferVariables } from "./product-fragment";
import { toPrice } from "./to-price";

const document = graphql(
  `query Articles($query: SearchQueryInput, $limit: Int, $currency: Currency!, $country: Country!, $languages: [Locale!], $shown: [String!], $soon: DateTime!) {
  productsSearch(query: $query, limit: $limit) {
    results { product { productType { key } ...CardOffer ...CardWords } }
  }
}`,
  cardOfferFragment,
  cardTextsFragment,
);

type RawArticle = AnswerOf<typeof document>["productsSearch"]["results"][number]["product"];

/** The platform's largest search page. */
const mostFound = 100;
/** A number is of one product, a model of up to four: a new one, a set, a used one and a predecessor. */
const numbersPerQuery = mostFound / 4;

/** Loads the variants with these SKUs, EANs or manufacturer's models, whether they are sold here or not, unordered. */
export async function loadArticles(
  scope: CatalogueScope,
  numbers: readonly string[],
): Promise<Result<readonly Article[], GatewayError>> {
  const wanted = [...new Set(numbers)];
  if (wanted.length === 0) return ok([]);
  const taxRates = await loadTaxRates(scope);
  if (!taxRates.ok) return taxRates;
  const parts = Array.from({ length: Math.ceil(wanted.length / numbersPerQuery) }, (_, part) =>
    wanted.slice(part * numbersPerQuery, (part + 1) * numbersPerQuery),
  );
  const answers = await Promise.all(parts.map((part) => queryArticles(scope, part)));
  const articles: Article[] = [];
  const isWanted = new Set([...wanted, ...wanted.map((name) => name.toUpperCase())]);
  for (const answer of answers) {
    if (!answer.ok) return answer;
    for (const product of answer.value) {
      const rate = taxRates.value.get(product.taxCategoryRef?.id ?? "") ?? null;
      const own = toArticles(product, scope, rate);
      const isOfList = ({ sku, ean, model }: Article) =>
        [sku, ean ?? "", model?.toUpperCase() ?? ""].some((name) => name !== "" && isWanted.has(name));
      articles.push(...own.filter(isOfList));
    }
  }
  const known = new Set<string>();
  return ok(articles.filter(({ sku }) => !known.has(sku) && known.add(sku)));
}

type Query = PlatformInput<"SearchQueryInput">;

async function queryArticles(
  scope: CatalogueScope,
  numbers: readonly string[],
): Promise<Result<readonly RawArticle[], GatewayError>> {
  const query: Query = { or: numbers.map(toNumberQuery) };
  const variables = {
    ...toOfferVariables(scope),
    languages: scope.format.chain,
    shown: [
      "ean",
      "model",
      "tags",
      "manualUrl",
      "energyRatingFiche",
      "eligibleForSelling",
      "volumeDiscountGroup",
    ],
    query,
    limit: mostFound,
  };
  const answer = await scope.client.query(document, variables);
  return answer.ok ? ok(answer.value.productsSearch.results.map(({ product }) => product)) : answer;
}

/** Only digits may be an EAN; the shop's own form is a SKU; everything else may be a SKU or a model. */
function toNumberQuery(value: string): Query {
  if (/^\d+$/.test(value)) return { exact: { field: "variants.attributes.ean", fieldType: "text", value } };
  const bySku = { exact: { field: "variants.sku", value } };
  if (/^EX\d{8}$/.test(value)) return bySku;
  const field = "variants.attributes.model";
  return { or: [bySku, { exact: { field, fieldType: "text", value, caseInsensitive: true } }] };
}

function toArticles(
  { productType, masterData: { current } }: RawArticle,
  scope: CatalogueScope,
  taxRate: number | null,
): readonly Article[] {
  const { name, slug } = current ?? {};
  if (!current || !name || !slug) return [];
  const variants = [current.masterVariant, ...current.variants];
  return variants.flatMap(({ sku, price, soon, availability, attributesRaw }) => {
    if (!sku) return [];
    const excludedLocales = listExcludedLocales(findValue(attributesRaw, "eligibleForSelling"));
    // The platform's search finds published products only.
    const state = { kind: toSaleKind(productType?.key), isPublished: true, excludedLocales };
    const offer = price &&
      isForSale(state, [scope.localeKey]) &&
      taxRate !== null && {
        taxPermyriad: Math.round(taxRate * 10_000),
        price: toPrice(price, soon, scope.country.currency).value,
        stock: toSellableStock(sku, availability?.noChannel?.availableQuantity),
      };
    return [
      {
        sku,
        ean: findText(attributesRaw, "ean"),
        model: findText(attributesRaw, "model"),
        kind: findTexts(attributesRaw, "tags").includes("bware") ? "used" : isSetNumber(sku) ? "set" : "new",
        documents: toDocuments(attributesRaw, scope),
        name,
        volumeDiscountGroup: findText(attributesRaw, "volumeDiscountGroup"),
        slug: toUrlSlug(slug),
        offer: offer || null,
      },
    ];
  });
}

function toDocuments(attributes: readonly RawAttribute[], { format }: CatalogueScope): Article["documents"] {
  return {
    manual: findDocument(attributes, "manualUrl", format.chain)?.url ?? null,
    sheet: findTranslation(attributes, "energyRatingFiche", format.chain) || null,
  };
}
