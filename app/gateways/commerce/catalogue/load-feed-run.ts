import type { Product } from "../../../catalogue/model/product";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { FeedRun, SitemapRun } from "../catalogue-gateway";
import { graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { loadTaxRates } from "./load-tax-rates";
import { productOfferFragment, toOfferVariables } from "./product-fragment";
import { productTextsFragment, toProductTexts } from "./product-texts";
import { toProduct } from "./to-product";

const document = graphql(
  `query FeedProducts($where: String!, $limit: Int, $currency: Currency!, $country: Country!, $soon: DateTime!, $languages: [Locale!]) {
  products(where: $where, limit: $limit, sort: ["id asc"]) { results { ...ProductOffer ...ProductWords } }
}`,
  productOfferFragment,
  productTextsFragment,
);

/**
 * Loads a range of the published products for product feeds, as their pages show them.
 * An article with several variants is listed once per variant that is sold here.
 */
export async function loadFeedRun(
  scope: CatalogueScope,
  { after, limit }: SitemapRun,
): Promise<Result<FeedRun, GatewayError>> {
  const where = `masterData(published=true)${after === null ? "" : ` and id > "${after}"`}`;
  const variables = { ...toOfferVariables(scope), languages: scope.format.chain, where, limit };
  const [rates, answer] = await Promise.all([loadTaxRates(scope), scope.client.query(document, variables)]);
  if (!rates.ok) return rates;
  if (!answer.ok) return answer;
  const { results } = answer.value.products;
  const rules = { ...scope, taxRates: rates.value };
  const products = results.flatMap((raw): readonly Product[] => {
    const texts = raw.masterData.current && toProductTexts(raw.masterData.current, scope);
    if (!texts) return [];
    const shown = toProduct(raw, texts, rules);
    if (!shown || shown.variants.length === 0) return shown ? [shown] : [];
    return shown.variants.flatMap(({ sku }) => toProduct(raw, texts, rules, sku) ?? []);
  });
  return ok({ products, next: results.length === limit ? (results.at(-1)?.id ?? null) : null });
}
