import type { PassportProduct } from "../../../catalogue/model/passport";
import { toProductNumber } from "../../../catalogue/model/product-number";
import type { GatewayError } from "../../../foundation/gateway-error";
import type { Prompt } from "../../../foundation/prompt";
import { ok, type Result } from "../../../foundation/result";
import { type AnswerOf, graphql } from "../graphql";
import { listDocuments } from "./attributes";
import type { CatalogueScope } from "./catalogue-scope";
import { findIdBySlug, isSlug, toSlugPredicate } from "./load-product";
import { toUrlSlug } from "./localized";
import { productTextsFragment, toProductTexts } from "./product-texts";

const document = graphql(
  `query PassportProduct($where: String!, $languages: [Locale!]) {
  products(where: $where, limit: 1) { results {
    id
    masterData { current { masterVariant { sku } variants { sku } } }
    ...ProductWords
  } }
}`,
  productTextsFragment,
);

type RawProduct = AnswerOf<typeof document>["products"]["results"][number];
type Found = Result<PassportProduct | null, GatewayError>;

/**
 * Loads a published product by its slug in any of the shop's languages, also one without a price or market here.
 * `sku`: of the variant; unknown or null: the first one. Cached for a minute.
 */
export function loadPassportProduct(scope: CatalogueScope, slug: string, sku: string | null): Prompt<Found> {
  if (!isSlug(slug)) return ok(null);
  const key = `passport:${scope.localeKey}:${toUrlSlug(slug)}:${sku ?? ""}`;
  return scope.productMemo.remember(key, () => queryProduct(scope, slug, sku));
}

async function queryProduct(scope: CatalogueScope, slug: string, sku: string | null): Promise<Found> {
  const exact = await queryWhere(scope, toSlugPredicate(scope, slug));
  if (!exact.ok) return exact;
  if (exact.value) return ok(toPassportProduct(exact.value, scope, sku));
  const id = await findIdBySlug(scope, slug);
  if (!id.ok || id.value === null) return id.ok ? ok(null) : id;
  const found = await queryWhere(scope, `id="${id.value}"`);
  return found.ok ? ok(found.value ? toPassportProduct(found.value, scope, sku) : null) : found;
}

async function queryWhere(scope: CatalogueScope, where: string) {
  const answer = await scope.client.query(document, { where, languages: scope.format.chain });
  return answer.ok ? ok(answer.value.products.results[0] ?? null) : answer;
}

function toPassportProduct(
  { id, masterData: { current } }: RawProduct,
  scope: CatalogueScope,
  wanted: string | null,
): PassportProduct | null {
  const texts = current && toProductTexts(current, scope);
  if (!current || !texts) return null;
  const raw = [current.masterVariant, ...current.variants];
  const all = raw.flatMap((variant, at) => {
    const own = texts.variants[at];
    return variant.sku && own ? [{ sku: variant.sku, raw: variant, own }] : [];
  });
  const chosen = all.find(({ sku }) => sku.toUpperCase() === wanted?.toUpperCase()) ?? all[0];
  if (!chosen) return null;
  const { traits: _, ...own } = chosen.own;
  const { attributesRaw } = chosen.raw;
  return {
    ...texts.shared,
    ...own,
    id,
    sku: chosen.sku,
    productNumber: toProductNumber(chosen.sku),
    picture: own.pictures[0]?.url ?? null,
    manuals: listDocuments(attributesRaw, "manualUrl"),
    declarations: listDocuments(attributesRaw, "conformityUrl"),
    others: all.filter(({ sku }) => sku !== chosen.sku).map(({ sku, own: { model } }) => ({ sku, model })),
  };
}
