import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { SitemapEntry, SitemapKind, SitemapRun } from "../catalogue-gateway";
import { graphql } from "../graphql";
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

const lastProduct = graphql(`query LastOfProductRun($where: String, $offset: Int) {
  found: products(where: $where, limit: 1, offset: $offset, sort: ["id asc"]) { results { id } }
}`);

const lastCategory = graphql(`query LastOfCategoryRun($where: String, $offset: Int) {
  found: categories(where: $where, limit: 1, offset: $offset, sort: ["id asc"]) { results { id } }
}`);

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

/** Finds the id of the last entry of a full run; null with fewer than `limit` entries. */
export async function findEndOfSitemapRun(
  scope: CatalogueScope,
  kind: SitemapKind,
  { after, limit }: SitemapRun,
): Promise<Result<string | null, GatewayError>> {
  const document = kind === "products" ? lastProduct : lastCategory;
  const variables = { where: toCondition(kind, after), offset: limit - 1 };
  const answer = await scope.client.query(document, variables);
  return answer.ok ? ok(answer.value.found.results[0]?.id ?? null) : answer;
}

function toCondition(kind: SitemapKind, after: string | null): string | null {
  const isPublished = kind === "products" ? "masterData(published=true)" : null;
  const isFurther = after === null ? null : `id > "${after}"`;
  return [isPublished, isFurther].filter((part) => part !== null).join(" and ") || null;
}
