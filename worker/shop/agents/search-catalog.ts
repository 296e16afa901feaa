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
  const categories = await findCategories(request.filters?.categories ?? [], call);
  if (!categories.ok) return categories;
  const { known, unknown } = categories.value;
  const query = toQuery(request, known, Math.floor(offset / pageSize) + 1);
  const [found, technical] = await Promise.all([
    findProducts(gateways, query),
    gateways.catalogue.loadTechnicalAttributes(),
  ]);
  if (!found.ok) return err(unavailable);
  const { cards, total, facets } = found.value;
  const shown = cards.slice(offset % pageSize, (offset % pageSize) + limit);
  const next = offset + shown.length;
  const hasNext = shown.length > 0 && next < total && next <= lastOffset;
  const messages = [...listIgnored(request, found.value.query), ...unknown].map(toIgnoredMessage);
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
  [category, ...otherCategories]: readonly ListingCategory[],
  page: number,
): ListingQuery {
  const { min = null, max = null } = filters?.price ?? {};
  return {
    ...noFilters,
    text: query?.trim() || null,
    category: category ?? null,
    otherCategories,
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

/** Names of the attribute filters that the listing does not offer; they did not narrow the result. */
function listIgnored({ filters }: SearchRequest, used: ListingQuery): readonly string[] {
  const offered = new Set(used.attributes.map(({ name }) => name));
  return (filters?.attributes ?? []).map(({ name }) => name).filter((name) => !offered.has(name));
}

function toIgnoredMessage(name: string): UcpMessage {
  return {
    type: "warning",
    code: "filter_ignored",
    content: `The filter "${name}" was not applied to these products.`,
    path: "$.products",
  };
}

type Categories = { readonly known: readonly ListingCategory[]; readonly unknown: readonly string[] };

/** Finds categories by slug or key; fails if all of them are unknown. */
async function findCategories(
  slugs: readonly string[],
  { scope }: AgentCall,
): Promise<Result<Categories, AgentFailure>> {
  if (slugs.length === 0) return ok({ known: [], unknown: [] });
  const tree = await scope.gateways.catalogue.loadCategoryTree();
  if (!tree.ok) return err(unavailable);
  const found = slugs.map((slug) =>
    toListingCategory(findCategoryPath(tree.value, (node) => node.slug === slug || node.key === slug)),
  );
  const known = found.filter((category) => category !== null);
  const unknown = slugs.filter((_, at) => found[at] === null);
  if (known.length > 0) return ok({ known, unknown });
  const names = unknown.map((slug) => `"${slug}"`).join(", ");
  return err(toFailedOutcome("not_found", `The shop has no category ${names}.`));
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
