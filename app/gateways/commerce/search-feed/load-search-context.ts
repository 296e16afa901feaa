import { array, string, type } from "superstruct";
import type { SearchAttribute, SearchCategory, SearchContext } from "../../../catalogue/model/search-source";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { isTechnical, toLabel } from "../catalogue/attributes";
import { hiddenRoots } from "../catalogue/category-roots";
import { toSlugs, toTranslations } from "../catalogue/localized";
import type { CommerceClient } from "../commerce-client";
import { readCustomField } from "../custom-fields";
import { type AnswerOf, graphql } from "../graphql";
import { loadNextCampaignStart } from "../load-next-campaign-start";
import { listExcludedLocales } from "./to-search-source";

/** The platform's largest page. */
const pageLimit = 500;

const categoryDocument = graphql(`query SearchCategories($where: String, $limit: Int!) {
  categories(where: $where, limit: $limit, sort: ["id asc"]) { results {
    id key parentRef { id }
    nameAllLocales { locale value }
    slugAllLocales { locale value }
    custom { customFieldsRaw(includeNames: ["hasProducts"]) { name value } }
  } }
}`);

const typeDocument = graphql(`query SearchAttributes {
  productTypes(limit: 500) { results { id
    attributeDefinitions(limit: 500) { results { name labelAllLocales { locale value } } }
  } }
}`);

const taxDocument = graphql(`query SearchTaxes {
  taxCategories(limit: 500) { results { id rates { country amount } } }
}`);

type RawCategory = AnswerOf<typeof categoryDocument>["categories"]["results"][number];
type RawType = AnswerOf<typeof typeDocument>["productTypes"]["results"][number];

/** Loads what records need besides their products, of all languages and countries; once a run. */
export async function loadSearchContext(
  client: CommerceClient,
  now: Date,
): Promise<Result<SearchContext, GatewayError>> {
  const [categories, types, taxes, nextStart, upcoming] = await Promise.all([
    loadCategories(client),
    client.query(typeDocument, {}),
    client.query(taxDocument, {}),
    loadNextCampaignStart(client, now),
    loadUpcomingPrices(client, now),
  ]);
  if (!categories.ok) return categories;
  if (!types.ok) return types;
  if (!taxes.ok) return taxes;
  if (!nextStart.ok) return nextStart;
  if (!upcoming.ok) return upcoming;
  return ok({
    categories: new Map(categories.value.map((category) => [category.id, category])),
    attributes: new Map(
      types.value.productTypes.results.map(({ id, attributeDefinitions }) => [
        id,
        attributeDefinitions.results.filter(({ name }) => isTechnical(name)).map(toAttribute),
      ]),
    ),
    taxedCountries: new Map(
      taxes.value.taxCategories.results.map(({ id, rates }) => [
        id,
        new Set(rates.map(({ country }) => country)),
      ]),
    ),
    nextDiscountStart: nextStart.value,
    nextPriceStarts: upcoming.value,
  });
}

async function loadCategories(
  client: CommerceClient,
): Promise<Result<readonly SearchCategory[], GatewayError>> {
  const found: RawCategory[] = [];
  for (;;) {
    const last = found.at(-1);
    const where = last ? `id > "${last.id}"` : null;
    const answer = await client.query(categoryDocument, { where, limit: pageLimit });
    if (!answer.ok) return answer;
    found.push(...answer.value.categories.results);
    if (answer.value.categories.results.length < pageLimit) return ok(found.map(toCategory));
  }
}

function toCategory(raw: RawCategory): SearchCategory {
  return {
    id: raw.id,
    key: raw.key ?? raw.id,
    parentId: raw.parentRef?.id ?? null,
    isRoot: hiddenRoots.has(raw.key),
    names: toTranslations(raw.nameAllLocales),
    slugs: toSlugs(raw.slugAllLocales),
    excludedLocales: listExcludedLocales(readCustomField(raw.custom, "hasProducts")),
  };
}

function toAttribute(raw: RawType["attributeDefinitions"]["results"][number]): SearchAttribute {
  const labels = Object.entries(toTranslations(raw.labelAllLocales)).map(([language, label]) => [
    language,
    toLabel(label),
  ]);
  return { name: raw.name, labels: Object.fromEntries(labels) };
}

const Upcoming = type({ results: array(type({ id: string(), sku: string(), validFrom: string() })) });

/**
 * Loads when the next standalone price of each SKU begins, ISO 8601.
 * A product reports when its current price ends, but not a future standalone price. REST, because the products of the
 * GraphQL API do not include them.
 */
async function loadUpcomingPrices(
  client: CommerceClient,
  now: Date,
): Promise<Result<ReadonlyMap<string, string>, GatewayError>> {
  const starts = new Map<string, string>();
  for (let after: string | null = null; ; ) {
    const further: string = after === null ? "" : ` and id > "${after}"`;
    const query = new URLSearchParams({
      where: `active = true and validFrom > "${now.toISOString()}"${further}`,
      sort: "id asc",
      limit: String(pageLimit),
      withTotal: "false",
    });
    const answer = await client.read(`/standalone-prices?${query}`, Upcoming);
    if (!answer.ok) return answer;
    const { results } = answer.value;
    for (const { sku, validFrom } of results) {
      const known = starts.get(sku);
      if (known === undefined || Date.parse(validFrom) < Date.parse(known)) starts.set(sku, validFrom);
    }
    after = results.at(-1)?.id ?? null;
    if (after === null || results.length < pageLimit) return ok(starts);
  }
}
