import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { AttributeCounts, SearchGateway } from "../../gateways/search/search-gateway";
import type { FoundProducts, ListingFacets } from "../model/found-products";
import type { ColumnSort, ListingQuery } from "../model/listing";
import type { ProductCard } from "../model/product-card";
import { isMeasured, type TechnicalAttributes } from "../model/technical-attributes";

type Gateways = { readonly catalogue: CatalogueGateway; readonly search: SearchGateway };

type Found = {
  readonly query: ListingQuery;
  readonly cards: readonly ProductCard[];
  readonly total: number;
  readonly facets: ListingFacets | null;
  readonly attributeNames: readonly string[];
  readonly places: FoundProducts["places"];
  readonly queryId: string | null;
};

/** An attribute is offered if at least this share of the products has it. */
const commonShare = 0.6;
/** More fields would overwhelm; families have up to ten. */
const maxAttributes = 10;

/**
 * Queries the search for product ids, and the platform for their data.
 * If the search fails, loads a listing without search text from the platform, without facets; a text search fails.
 */
export async function findProducts(
  { catalogue, search }: Gateways,
  requested: ListingQuery,
): Promise<Result<Found, GatewayError>> {
  const [counts, technical] = await Promise.all([
    search.countAttributes(requested),
    catalogue.loadTechnicalAttributes(),
  ]);
  const attributeNames = counts.ok && technical.ok ? chooseAttributes(counts.value, technical.value) : [];
  const query = toOffered(requested, attributeNames);
  const found = counts.ok ? await findIds(search, query, attributeNames) : counts;
  if (!found.ok) return query.text === null ? loadPlainListing(catalogue, query) : found;
  const leads = technical.ok ? listLeads(technical.value) : [];
  const shown =
    query.view === "table" && attributeNames.length > 0 ? [...new Set([...attributeNames, ...leads])] : null;
  const cards = await catalogue.loadCards(found.value.ids, shown);
  if (!cards.ok) return cards;
  const { total, facets, places, queryId } = found.value;
  return ok({ query, cards: cards.value, total, facets, attributeNames, places, queryId });
}

/** Lists the first attribute with a unit of each product type: a table of several families shows each product's own. */
function listLeads(technical: TechnicalAttributes): readonly string[] {
  return technical.types.flatMap((names) => names.find((name) => isMeasured(name, technical)) ?? []);
}

/** Drops filters and sort columns that the listing does not offer. */
function toOffered(query: ListingQuery, attributeNames: readonly string[]): ListingQuery {
  const { columnSort } = query;
  return {
    ...query,
    attributes: query.attributes.filter(({ name }) => attributeNames.includes(name)),
    columnSort: columnSort && attributeNames.includes(columnSort.name) ? columnSort : null,
  };
}

async function loadPlainListing(
  catalogue: CatalogueGateway,
  query: ListingQuery,
): Promise<Result<Found, GatewayError>> {
  const plain = { ...query, attributes: [], grades: [], columnSort: null, view: "grid" } as const;
  const listing = await catalogue.loadListing(plain);
  return listing.ok
    ? ok({ ...listing.value, query: plain, facets: null, attributeNames: [], places: {}, queryId: null })
    : listing;
}

/**
 * Chooses the attributes that at least `commonShare` of the products have, at most `maxAttributes`.
 * Their order is that of the product type with the most of them.
 */
export function chooseAttributes(
  { total, counts }: AttributeCounts,
  { types }: TechnicalAttributes,
): readonly string[] {
  const common = new Set(
    [...counts].filter(([, count]) => count >= total * commonShare).map(([name]) => name),
  );
  const shared = types.map((names) => names.filter((name) => common.has(name)));
  const longest = Math.max(...shared.map(({ length }) => length));
  const order = shared.find(({ length }) => length === longest) ?? [];
  const ordered = [...order, ...common];
  return [...new Set(ordered)].slice(0, maxAttributes);
}

/** Finds the ids of the page's products; sorts a table by its column here. */
async function findIds(
  search: SearchGateway,
  query: ListingQuery,
  attributeNames: readonly string[],
): Promise<Result<FoundProducts, GatewayError>> {
  const { columnSort, page, pageSize } = query;
  if (columnSort === null) return search.findProducts(query, attributeNames);
  const [found, values] = await Promise.all([
    search.findProducts({ ...query, page: 1 }, attributeNames),
    search.listValues(query, columnSort.name),
  ]);
  if (!found.ok || !values.ok) return found.ok ? (values.ok ? found : values) : found;
  const sorted = values.value.toSorted((one, other) => compareValues(one.value, other.value, columnSort));
  const ids = sorted.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
  return ok({ ...found.value, ids });
}

type Value = number | string | null;

/** Sorts missing values last in both directions. */
export function compareValues(one: Value, other: Value, { direction }: ColumnSort): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const sign = direction === "asc" ? 1 : -1;
  if (typeof one === "number" && typeof other === "number") return sign * (one - other);
  return sign * String(one).localeCompare(String(other), undefined, { numeric: true });
}
