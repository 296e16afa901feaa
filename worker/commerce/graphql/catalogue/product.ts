import { loadProduct } from "../../products/load-product.ts";
import {
  allVariants,
  hasStagedChanges,
  type Product,
  type ProductData,
  workingData,
} from "../../products/product.ts";
import type { ProductDataSource } from "../../products/product-sources.ts";
import { hasScope } from "../../requests/access.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource } from "../../resources/load-resource.ts";

function toSource(product: Product, data: ProductData | null): ProductDataSource | null {
  return data ? { product, data } : null;
}

async function loadWhole(product: Product, context: RequestContext): Promise<Product> {
  return product.lean ? ((await loadProduct(context, product.id)) ?? product) : product;
}

/** A token for published products only does not see drafts. */
async function resolveStaged(product: Product, _args: object, context: RequestContext) {
  const whole = await loadWhole(product, context);
  if (!hasScope(context.access, "view_products"))
    return toSource(whole, whole.published ? whole.current : null);
  return toSource(whole, workingData(whole));
}

async function resolveSkus(product: Product, args: object, context: RequestContext) {
  const source = await resolveStaged(product, args, context);
  return source ? allVariants(source.data).flatMap(({ sku }) => (sku === undefined ? [] : [sku])) : [];
}

/** `Product` and its `masterData`. */
export const productResolvers = {
  Product: {
    masterData: (product: Product) => product,
    skus: resolveSkus,
    priceMode: ({ priceMode }: Product) => priceMode ?? "Embedded",
    productTypeRef: (product: Product) => ({ typeId: "product-type", id: product.productTypeId }),
    productType: (product: Product, _args: object, context: RequestContext) =>
      loadResource(context, product.productTypeId),
    taxCategoryRef: ({ taxCategoryId }: Product) =>
      taxCategoryId === null ? null : { typeId: "tax-category", id: taxCategoryId },
    taxCategory: ({ taxCategoryId }: Product, _args: object, context: RequestContext) =>
      taxCategoryId === null ? null : loadResource(context, taxCategoryId),
  },
  ProductCatalogData: {
    current: (product: Product) => (product.published ? toSource(product, product.current) : null),
    staged: resolveStaged,
    hasStagedChanges: async (product: Product, _args: object, context: RequestContext) =>
      hasStagedChanges(await loadWhole(product, context)),
  },
};
