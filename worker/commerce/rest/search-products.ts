import type { IRequest } from "itty-router";
import { boolean, integer, nullable, optional, record, string, type, unknown } from "superstruct";
import { invalidInput } from "../errors/platform-errors.ts";
import { readJson } from "../http/read-json.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import { authorise } from "../oauth/authorise.ts";
import { loadProduct } from "../products/load-product.ts";
import { requireScope } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { readDraft } from "../schema/read-input.ts";
import type { FacetInput, QueryInput, SearchInput, SortInput } from "../search/search-input.ts";
import { searchProducts } from "../search/search-products.ts";
import { toProjection } from "./product-projections.ts";

const SearchRequest = type({
  query: optional(nullable(record(string(), unknown()))),
  postFilter: optional(nullable(record(string(), unknown()))),
  sort: optional(nullable(unknown())),
  facets: optional(nullable(unknown())),
  limit: optional(nullable(integer())),
  offset: optional(nullable(integer())),
  markMatchingVariants: optional(nullable(boolean())),
  productProjectionParameters: optional(nullable(record(string(), unknown()))),
});

/** One or several, as the published types allow. */
function toList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** The schema has a range per kind of bound; in REST `fieldType` or the bounds alone determine the kind. */
function readKind(fieldType: unknown, bounds: readonly unknown[]): string {
  if (typeof fieldType === "string") {
    const kind = fieldType.replace(/^set_/, "");
    if (kind === "date" || kind === "datetime" || kind === "time") return kind;
  }
  const given = bounds.filter((bound) => bound !== undefined && bound !== null);
  if (given.every((bound) => typeof bound === "number")) return "float";
  if (given.every((bound) => /^\d{4}-\d{2}-\d{2}$/.test(String(bound)))) return "date";
  return given.every((bound) => /^\d{2}:/.test(String(bound))) ? "time" : "datetime";
}

function toRange(range: JsonObject): JsonObject {
  const { fieldType, gte, gt, lte, lt } = range;
  return { [readKind(fieldType, [gte, gt, lte, lt])]: range };
}

/** Converts a query expression of REST to the schema's input: only ranges differ. */
function toQuery(query: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(query).map(([name, part]) => {
      if (name === "range" && isJsonObject(part)) return [name, toRange(part)];
      const isGroup = name === "and" || name === "or" || name === "not" || name === "filter";
      return [name, isGroup ? toList(part).map((each) => (isJsonObject(each) ? toQuery(each) : each)) : part];
    }),
  );
}

function toFacet(facet: unknown): unknown {
  if (!isJsonObject(facet)) return facet;
  return Object.fromEntries(
    Object.entries(facet).map(([kind, part]) => {
      if (!isJsonObject(part)) return [kind, part];
      const filter = isJsonObject(part.filter) ? { filter: toQuery(part.filter) } : {};
      if (kind !== "ranges") return [kind, { ...part, ...filter }];
      const ranges = toList(part.ranges);
      const bounds = ranges.flatMap((range) => (isJsonObject(range) ? [range.from, range.to] : []));
      return [kind, { ...part, ...filter, ranges: { [readKind(part.fieldType, bounds)]: ranges } }];
    }),
  );
}

function toSort(sort: unknown): unknown {
  if (!isJsonObject(sort)) return sort;
  return { order: "asc", ...sort, ...(isJsonObject(sort.filter) && { filter: toQuery(sort.filter) }) };
}

/** Converts a ProductSearchRequest to the input of GraphQL's `productsSearch`. Throws InvalidJsonInput. */
function toSearchInput(body: ReturnType<typeof readRequest>): SearchInput {
  const { query, postFilter, sort, facets, limit, offset } = body;
  const read = (part: JsonObject) => readDraft<QueryInput>("SearchQueryInput", toQuery(part));
  return {
    query: query ? read(query) : null,
    postFilter: postFilter ? read(postFilter) : null,
    sort: toList(sort).map((each) => readDraft<SortInput>("SearchSortingInput", toSort(each))),
    facets: toList(facets).map((each) =>
      readDraft<FacetInput>("ProductSearchFacetExpressionInput", toFacet(each)),
    ),
    limit: limit ?? null,
    offset: offset ?? null,
  };
}

function readRequest(body: unknown) {
  const request = parseDraft(body, SearchRequest);
  if (request.markMatchingVariants) throw invalidInput("'markMatchingVariants' is not offered.");
  if (request.productProjectionParameters?.expand !== undefined)
    throw invalidInput("'productProjectionParameters.expand' is not offered.");
  return request;
}

/** Converts texts and numbers of `productProjectionParameters` to the query parameters of a projection. */
function toParameters(parameters: JsonObject): URLSearchParams {
  const texts = Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "boolean" ? [[name, String(value)]] : [],
  );
  return new URLSearchParams(Object.fromEntries(texts));
}

async function toResult(context: RequestContext, id: string, parameters: JsonObject | null | undefined) {
  if (!parameters) return { id };
  const product = await loadProduct(context, id);
  const entered = { context, query: toParameters(parameters), isStaged: false };
  return product ? { id, productProjection: await toProjection(entered, product) } : { id };
}

/**
 * `POST /{projectKey}/products/search`: the published products that match a query, with their projections if
 * `productProjectionParameters` are given. Throws InvalidInput for unsupported input.
 */
export async function searchProductsByRest(
  request: IRequest & Request,
  environment: Environment,
): Promise<Response> {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["view_products", "view_published_products"]);
  const context = createRequestContext(environment, access);
  const body = readRequest(await readJson(request));
  if (body.productProjectionParameters?.staged === true)
    throw invalidInput("Only published products are searched: 'staged' is not offered.");
  const { ids, ...page } = await searchProducts(context, toSearchInput(body));
  const results = await Promise.all(ids.map((id) => toResult(context, id, body.productProjectionParameters)));
  return Response.json({ ...page, results });
}
