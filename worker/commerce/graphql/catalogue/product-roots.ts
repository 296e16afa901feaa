import { findLeanProducts, findProducts, type ProductArguments } from "../../products/find-products.ts";
import {
  loadHit,
  loadProduct,
  loadProductByKey,
  loadProductBySku,
  loadProductByVariantKey,
} from "../../products/load-product.ts";
import { hasScope } from "../../requests/access.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { SearchInput } from "../../search/search-input.ts";
import { searchProducts } from "../../search/search-products.ts";

interface NameArguments {
  readonly sku?: string | null;
  readonly variantKey?: string | null;
  readonly id?: string | null;
  readonly key?: string | null;
}

function loadOne(context: RequestContext, { id, key, sku, variantKey }: NameArguments) {
  if (id) return loadProduct(context, id);
  if (key) return loadProductByKey(context, key);
  if (sku) return loadProductBySku(context, sku, seesDrafts(context));
  return variantKey ? loadProductByVariantKey(context, variantKey, seesDrafts(context)) : null;
}

/** A token for published products only does not see unpublished ones. */
function seesDrafts(context: RequestContext): boolean {
  return hasScope(context.access, "view_products");
}

export const productRoots = {
  product: async (_source: unknown, args: NameArguments, context: RequestContext) => {
    const product = await loadOne(context, args);
    return product?.published || seesDrafts(context) ? product : null;
  },
  /** One product is read with its long texts, a page of them mostly without. */
  products: (_source: unknown, args: ProductArguments, context: RequestContext) => {
    const find = args.limit === 1 ? findProducts : findLeanProducts;
    return find(context, { ...args, onlyPublished: !seesDrafts(context) });
  },
};

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
