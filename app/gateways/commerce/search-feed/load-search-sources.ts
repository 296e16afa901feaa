import type { SearchSource } from "../../../catalogue/model/search-source";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import { type AnswerOf, graphql } from "../graphql";
import type { FeedCountry } from "./feed-country";
import { toSearchProductDocument, unreadAttributes } from "./search-product-document";
import { toSearchSource } from "./to-search-source";

/**
 * With the prices of all countries a page reaches the cost limit of a shop's request: a third of the platform's
 * limit.
 */
const productsPerPage = 75;

type Answer<Value> = Promise<Result<Value, GatewayError>>;

export type SourcePage = {
  readonly sources: readonly SearchSource[];
  /** The id after which the next page begins; null: this is the last page. */
  readonly next: string | null;
};

/** Loads a page of the published products in the order of their ids, after the id `after`. */
export async function loadSourcePage(
  client: CommerceClient,
  countries: readonly FeedCountry[],
  after: string | null,
): Answer<SourcePage> {
  const isFurther = after === null ? "" : ` and id > "${after}"`;
  const raw = await query(client, countries, `masterData(published=true)${isFurther}`);
  if (!raw.ok) return raw;
  const isFull = raw.value.length === productsPerPage;
  return ok({ sources: toSources(raw.value, countries), next: (isFull && raw.value.at(-1)?.id) || null });
}

/** Loads the published products of at most `productsPerPage` ids. */
export async function loadSources(
  client: CommerceClient,
  countries: readonly FeedCountry[],
  ids: readonly string[],
): Answer<readonly SearchSource[]> {
  if (ids.length === 0) return ok([]);
  const raw = await query(client, countries, `id in (${ids.map((id) => JSON.stringify(id)).join(", ")})`);
  return raw.ok ? ok(toSources(raw.value, countries)) : raw;
}

async function query(client: CommerceClient, countries: readonly FeedCountry[], where: string) {
  const variables = { where, limit: productsPerPage, unread: unreadAttributes };
  const answer = await client.query(toSearchProductDocument(countries), variables);
  return answer.ok ? ok(answer.value.products.results) : answer;
}

function toSources(
  raw: readonly Parameters<typeof toSearchSource>[0][],
  countries: readonly FeedCountry[],
): readonly SearchSource[] {
  const nowMs = Date.now();
  return raw.map((each) => toSearchSource(each, countries, nowMs)).filter((source) => source !== null);
}

const idDocument = graphql(`query ProductIds($where: String, $skus: [String!], $limit: Int!) {
  products(where: $where, skus: $skus, limit: $limit, sort: ["id asc"]) { results { id } }
}`);

const stockDocument = graphql(`query ChangedStock($where: String!, $limit: Int!) {
  inventoryEntries(where: $where, limit: $limit, sort: ["id asc"]) { results { id sku } }
}`);

/** The platform's largest page. */
export const idsPerPage = 500;

/** Finds the ids of the products with any of these SKUs; at most 500 SKUs. */
export async function findIdsBySkus(
  client: CommerceClient,
  skus: readonly string[],
): Answer<readonly string[]> {
  if (skus.length === 0) return ok([]);
  const answer = await client.query(idDocument, { skus: [...skus], limit: idsPerPage });
  return answer.ok ? ok(answer.value.products.results.map(({ id }) => id)) : answer;
}

/** Finds a page of ids of the products that match a predicate, after `after`; fewer than 500: the last page. */
export async function findIds(
  client: CommerceClient,
  where: string,
  after: string | null,
): Answer<readonly string[]> {
  const further = after === null ? where : `(${where}) and id > "${after}"`;
  const answer = await client.query(idDocument, { where: further, limit: idsPerPage });
  return answer.ok ? ok(answer.value.products.results.map(({ id }) => id)) : answer;
}

/** Finds SKUs whose stock changed since a time; the first 500. */
export async function findSkusWithNewStock(client: CommerceClient, since: Date): Answer<readonly string[]> {
  const variables = { where: `lastModifiedAt >= "${since.toISOString()}"`, limit: idsPerPage };
  const answer = await client.query(stockDocument, variables);
  return answer.ok ? ok(answer.value.inventoryEntries.results.map(({ sku }) => sku)) : answer;
}

const reviewDocument = graphql(`query ReviewedProducts($where: String!, $limit: Int!) {
  reviews(where: $where, limit: $limit) { results { targetRef { typeId id } } }
}`);

/** A predicate has at most 10,000 characters; an id takes 40 of them. */
const idsPerPredicate = 200;

/** Queries ids in chunks that fit into a predicate; stops at the first failure. */
async function queryInPieces<Value>(
  ids: readonly string[],
  query: (where: string) => Answer<readonly Value[]>,
): Answer<readonly Value[]> {
  const found: Value[] = [];
  for (let at = 0; at < ids.length; at += idsPerPredicate) {
    const piece = ids.slice(at, at + idsPerPredicate).map((id) => JSON.stringify(id));
    const answer = await query(`id in (${piece.join(", ")})`);
    if (!answer.ok) return answer;
    found.push(...answer.value);
  }
  return ok(found);
}

/** Finds the ids of the reviewed products; any number of reviews. */
export function findReviewedIds(
  client: CommerceClient,
  reviewIds: readonly string[],
): Answer<readonly string[]> {
  return queryInPieces(reviewIds, async (where) => {
    const answer = await client.query(reviewDocument, { where, limit: idsPerPage });
    if (!answer.ok) return answer;
    const targets = answer.value.reviews.results.map(({ targetRef }) => targetRef);
    return ok(targets.flatMap((target) => (target?.typeId === "product" ? [target.id] : [])));
  });
}

const countDocument = graphql(`query ReviewCounts($where: String!, $limit: Int!) {
  products(where: $where, limit: $limit) { results { id reviewRatingStatistics { count } } }
}`);

/** Counts the reviews of products, any number of them; a deleted product is missing from the map. */
export async function countReviews(
  client: CommerceClient,
  ids: readonly string[],
): Answer<ReadonlyMap<string, number>> {
  const counted = await queryInPieces(ids, async (where) => {
    const answer = await client.query(countDocument, { where, limit: idsPerPage });
    if (!answer.ok) return answer;
    return ok(answer.value.products.results.map((each) => [each.id, toReviewCount(each)] as const));
  });
  return counted.ok ? ok(new Map(counted.value)) : counted;
}

type RawCount = AnswerOf<typeof countDocument>["products"]["results"][number];

function toReviewCount({ reviewRatingStatistics: statistics }: RawCount): number {
  return statistics?.count ?? 0;
}
