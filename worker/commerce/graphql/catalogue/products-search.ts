import { loadHit } from "../../products/load-product.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { SearchInput } from "../../search/search-input.ts";
import { searchProducts } from "../../search/search-products.ts";

/** `productsSearch(query, postFilter, sort, limit, offset, facets)`. */
export async function resolveProductsSearch(_source: unknown, input: SearchInput, context: RequestContext) {
  const { ids, ...page } = await searchProducts(context, input);
  return { ...page, results: ids.map((id) => ({ id })) };
}

export const productsSearchResolvers = {
  ProductSearchResult: {
    product: ({ id }: { id: string }, _args: object, context: RequestContext) => loadHit(context, id),
  },
  ProductSearchFacetResult: {
    __resolveType(source: object): string {
      if ("buckets" in source) return "ProductSearchFacetResultBucket";
      return "value" in source ? "ProductSearchFacetResultCount" : "ProductSearchFacetResultStats";
    },
  },
};
