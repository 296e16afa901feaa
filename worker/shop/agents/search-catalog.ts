import { findCategoryPath, toListingCategory } from "../../../app/catalogue/model/find-category-path";
import type { ListingFacets } from "../../../app/catalogue/model/found-products";
import type { ListingCategory, ListingQuery } from "../../../app/catalogue/model/listing";
import { noFilters } from "../../../app/catalogue/model/listing-search";
import type { TechnicalAttributes } from "../../../app/catalogue/model/technical-attributes";
import { findProducts } from "../../../app/catalogue/operations/find-products.server";
import { err, ok, type Result } from "../../../app/foundation/result";
import {
  type AgentAnswer,
  type AgentCall,
  type AgentFailure,
  toFailedOutcome,
  toPlaces,
  type UcpMessage,
  unavailable,
} from "./agent-call";
import { mostProducts, type SearchRequest } from "./catalog-requests";
import { toUcpCard } from "./to-ucp-product";
import { toEnvelope } from "./ucp-envelope";

/** The page size of the listing from which a response takes its part. */
const pageSize = 24;
const defaultLimit = 10;
/** The search reads no further. */
const lastOffset = 9_999;

/** `search_catalog`: a listing of the shop's search, by the same rules as its pages. */
export async function searchCatalog(request: SearchRequest, call: AgentCall): Promise<AgentAnswer> {
  const { gateways } = call.scope;
  const offset = Math.min(Number(request.pagination?.cursor ?? 0), lastOffset);
  const limit = Math.min(request.pagination?.limit ?? defaultLimit, mostProducts);
  const category = await findCategory(request.filters?.categories?.[0], call);
  if (!category.ok) return category;
  const query = toQuery(request, category.value, Math.floor(offset / pageSize) + 1);
  const [found, technical] = await Promise.all([
    findProducts(gateways, query),
    gateways.catalogue.loadTechnicalAttributes(),
  ]);
  if (!found.ok) return err(unavailable);
  const { cards, total, facets } = found.value;
  const shown = cards.slice(offset % pageSize, (offset % pageSize) + limit);
  const next = offset + shown.length;
  const hasNext = shown.length > 0 && next < total && next <= lastOffset;
  const messages = listIgnored(request, found.value.query);
  return ok({
    ucp: toEnvelope("dev.ucp.shopping.catalog.search", call),
    products: shown.map((card) => toUcpCard(card, toPlaces(call))),
    pagination: { has_next_page: hasNext, total_count: total, ...(hasNext && { cursor: String(next) }) },
    ...(facets && { facets: toFacets(facets, technical.ok ? technical.value : null) }),
    ...(messages.length > 0 && { messages }),
  });
}

function toQuery(
  { query, filters }: SearchRequest,
  category: ListingCategory | null,
  page: number,
): ListingQuery {
  const { min = null, max = null } = filters?.price ?? {};
  return {
    ...noFilters,
    text: query?.trim() || null,
    category,
    ownTags: [],
    brands: filters?.brands ?? [],
    priceCents: { from: min, to: max },
    minimumRating: filters?.minimum_rating ?? null,
    attributes: (filters?.attributes ?? []).map(
      ({ name, values = [], min: from = null, max: to = null }) => ({
        name,
        values,
        range: { from, to },
      }),
    ),
    sort: "relevance",
    columnSort: null,
    view: "grid",
    page,
    pageSize,
  };
}

/** Filters that did not narrow the result: attributes that the listing does not offer, and further categories. */
function listIgnored({ filters }: SearchRequest, used: ListingQuery): readonly UcpMessage[] {
  const offered = new Set(used.attributes.map(({ name }) => name));
  const attributes = (filters?.attributes ?? []).filter(({ name }) => !offered.has(name));
  const categories = (filters?.categories ?? []).slice(1);
  return [...attributes.map(({ name }) => name), ...categories].map((name) => ({
    type: "warning",
    code: "filter_ignored",
    content: `The filter "${name}" was not applied to these products.`,
    path: "$.products",
  }));
}

async function findCategory(
  slug: string | undefined,
  { scope }: AgentCall,
): Promise<Result<ListingCategory | null, AgentFailure>> {
  if (slug === undefined) return ok(null);
  const tree = await scope.gateways.catalogue.loadCategoryTree();
  if (!tree.ok) return err(unavailable);
  const path = findCategoryPath(tree.value, (node) => node.slug === slug || node.key === slug);
  const category = toListingCategory(path);
  return category ? ok(category) : err(toFailedOutcome("not_found", `There is no category "${slug}".`));
}

/** What the next search can filter by; counts are of products. */
function toFacets({ brands, price, attributes }: ListingFacets, technical: TechnicalAttributes | null) {
  return {
    brands,
    ...(price && { price: { min: price.lowest, max: price.highest } }),
    attributes: attributes.map(({ name, values, bounds }) => {
      const { label = name, unit = null } = technical?.labels.get(name) ?? {};
      return {
        name,
        label,
        ...(unit && { unit }),
        ...(bounds ? { min: bounds.lowest, max: bounds.highest } : { values: values.slice(0, 20) }),
      };
    }),
  };
}
