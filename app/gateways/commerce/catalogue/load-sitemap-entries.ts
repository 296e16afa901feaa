import { array, nullable, string, type } from "superstruct";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { SitemapEntry } from "../catalogue-gateway";
import type { CatalogueScope } from "./catalogue-scope";
import { LocalizedStrings, toWords } from "./localized";

const products = `query ProductSitemap($where: String!, $limit: Int, $offset: Int) {
  products(where: $where, limit: $limit, offset: $offset, sort: ["id asc"]) {
    results { lastModifiedAt masterData { current { slugAllLocales { locale value } } } }
  }
}`;

const categories = `query CategorySitemap($limit: Int, $offset: Int) {
  categories(limit: $limit, offset: $offset, sort: ["id asc"]) {
    results { key lastModifiedAt slugAllLocales { locale value } }
  }
}`;

const RawProducts = type({
  products: type({
    results: array(
      type({
        lastModifiedAt: string(),
        masterData: type({ current: nullable(type({ slugAllLocales: LocalizedStrings })) }),
      }),
    ),
  }),
});

const RawCategories = type({
  categories: type({
    results: array(
      type({ key: nullable(string()), lastModifiedAt: string(), slugAllLocales: LocalizedStrings }),
    ),
  }),
});

/** Slugs in all languages with the last change; pages of at most 500, offset at most 10,000 (the platform's limits). */
export async function loadSitemapEntries(
  scope: CatalogueScope,
  kind: "products" | "categories",
  page: { limit: number; offset: number },
): Promise<Result<readonly SitemapEntry[], GatewayError>> {
  if (kind === "products") {
    const answer = await scope.client.query(
      products,
      { where: "masterData(published=true)", ...page },
      RawProducts,
    );
    if (!answer.ok) return answer;
    return ok(
      answer.value.products.results.map(({ lastModifiedAt, masterData }) => ({
        slugs: toWords(masterData.current?.slugAllLocales),
        lastModifiedAt,
      })),
    );
  }
  const answer = await scope.client.query(categories, { ...page }, RawCategories);
  if (!answer.ok) return answer;
  const visible = answer.value.categories.results.filter(({ key }) => key !== "all-categories");
  return ok(
    visible.map(({ slugAllLocales, lastModifiedAt }) => ({ slugs: toWords(slugAllLocales), lastModifiedAt })),
  );
}
