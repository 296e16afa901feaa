import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { SitemapEntry, SitemapKind, SitemapRun, SitemapRunEnds } from "../catalogue-gateway";
import { type CommerceDocument, graphql } from "../graphql";
import { findValue, type RawAttribute } from "./attributes";
import type { CatalogueScope } from "./catalogue-scope";
import { isShownCategory } from "./load-categories";
import { toSlugs } from "./localized";
import { isEligible } from "./variant-texts";

const products = graphql(`query ProductSitemap($where: String, $limit: Int) {
  products(where: $where, limit: $limit, sort: ["id asc"]) {
    results { lastModifiedAt masterData { current {
      slugAllLocales { locale value }
      masterVariant { attributesRaw(includeNames: ["eligibleForSelling"]) { name value } }
    } } }
  }
}`);

const categories = graphql(`query CategorySitemap($where: String, $limit: Int) {
  categories(where: $where, limit: $limit, sort: ["id asc"]) {
    results {
      key lastModifiedAt slugAllLocales { locale value }
      custom { customFieldsRaw(includeNames: ["hasProducts"]) { name value } }
    }
  }
}`);

/** Runs whose ends are found with one request: ten of 500 entries are within the platform's largest offset. */
const runsPerRequest = 10;

type RunEnds = Readonly<Record<string, { readonly results: readonly { readonly id: string }[] }>>;

const lastEntries: Readonly<Record<SitemapKind, CommerceDocument<RunEnds, Record<string, unknown>>>> = {
  products: toEndsDocument("products"),
  categories: toEndsDocument("categories"),
};

/** The last entry of each of the next runs. */
function toEndsDocument(kind: SitemapKind): CommerceDocument<RunEnds, Record<string, unknown>> {
  const runs = Array.from({ length: runsPerRequest }, (_, at) => at);
  const offsets = runs.map((at) => `$offset${at}: Int`).join(", ");
  const ends = runs.map(
    (at) =>
      `run${at}: ${kind}(where: $where, limit: 1, offset: $offset${at}, sort: ["id asc"]) { results { id } }`,
  );
  return `query LastOfRuns($where: String, ${offsets}) {\n  ${ends.join("\n  ")}\n}`;
}

/**
 * Products not sold here stay out of search engines: test articles, guarantees, gifts, and what a country excludes.
 */
function isSold(attributes: readonly RawAttribute[], { localeKey }: CatalogueScope): boolean {
  return isEligible(findValue(attributes, "eligibleForSelling"), localeKey);
}

/**
 * Loads slugs in all languages with the last change; at most 500.
 * Sorted by id, so that late pages cost no more than the first.
 */
export async function loadSitemapEntries(
  scope: CatalogueScope,
  kind: SitemapKind,
  { after, limit }: SitemapRun,
): Promise<Result<readonly SitemapEntry[], GatewayError>> {
  const where = toCondition(kind, after);
  if (kind === "products") {
    const answer = await scope.client.query(products, { where, limit });
    if (!answer.ok) return answer;
    return ok(
      answer.value.products.results.flatMap(({ lastModifiedAt, masterData: { current } }) =>
        current && isSold(current.masterVariant.attributesRaw, scope)
          ? [{ slugs: toSlugs(current.slugAllLocales), lastModifiedAt }]
          : [],
      ),
    );
  }
  const answer = await scope.client.query(categories, { where, limit });
  if (!answer.ok) return answer;
  const visible = answer.value.categories.results.filter((each) => isShownCategory(each, scope.localeKey));
  return ok(
    visible.map(({ slugAllLocales, lastModifiedAt }) => ({ slugs: toSlugs(slugAllLocales), lastModifiedAt })),
  );
}

/**
 * Finds the ids of the last entries of the next full runs, in their order. Fewer than `runsPerRequest`: the next one is
 * the last and has fewer than `limit` entries.
 */
export async function findEndsOfSitemapRuns(
  scope: CatalogueScope,
  kind: SitemapKind,
  { after, limit }: SitemapRun,
): Promise<Result<SitemapRunEnds, GatewayError>> {
  const offsets = Array.from({ length: runsPerRequest }, (_, at) => [`offset${at}`, (at + 1) * limit - 1]);
  const variables = { where: toCondition(kind, after), ...Object.fromEntries(offsets) };
  const answer = await scope.client.query(lastEntries[kind], variables);
  if (!answer.ok) return answer;
  const ids = offsets.flatMap((_, at) => answer.value[`run${at}`]?.results[0]?.id ?? []);
  return ok({ ids, isComplete: ids.length < runsPerRequest });
}

function toCondition(kind: SitemapKind, after: string | null): string | null {
  const isPublished = kind === "products" ? "masterData(published=true)" : null;
  const isFurther = after === null ? null : `id > "${after}"`;
  return [isPublished, isFurther].filter((part) => part !== null).join(" and ") || null;
}
