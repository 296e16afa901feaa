import type { RequestContext } from "../requests/request-context.ts";
import { loadResource } from "../resources/load-resource.ts";
import { type Definitions, toDefinitions } from "./attribute-definition.ts";
import { isOmitted } from "./lean-data.ts";
import { loadProduct } from "./load-product.ts";
import { type Attribute, allVariants, type Product, type ProductData, type Variant } from "./product.ts";

/** Data and variants reference their product: its type defines their attributes. */
export interface ProductDataSource {
  readonly product: Product;
  readonly data: ProductData;
}

export interface VariantSource {
  readonly product: Product;
  readonly variant: Variant;
}

/** The definitions of a product's attributes; products of one request share a statement. */
export async function loadDefinitions(context: RequestContext, product: Product): Promise<Definitions> {
  const productType = await loadResource(context, product.productTypeId);
  return productType ? toDefinitions(productType) : new Map();
}

/** The data with its long texts; loads those of all search hits of the request with one statement. */
export async function loadWholeData(
  context: RequestContext,
  { product, data }: ProductDataSource,
): Promise<ProductData> {
  if (!product.lean) return data;
  return (await loadProduct(context, product.id))?.current ?? data;
}

/** The attributes with their values, also those omitted from a search hit. */
export async function loadWholeAttributes(
  context: RequestContext,
  product: Product,
  chosen: readonly Attribute[],
  find: (data: ProductData) => readonly Attribute[],
): Promise<readonly Attribute[]> {
  if (!product.lean || !chosen.some(isOmitted)) return chosen;
  const whole = (await loadProduct(context, product.id))?.current;
  const values = new Map((whole ? find(whole) : []).map((attribute) => [attribute.name, attribute]));
  return chosen.flatMap((attribute) => {
    const found = values.get(attribute.name);
    // Only the lean product marks enums.
    return found ? [{ ...attribute, value: found.value }] : isOmitted(attribute) ? [] : [attribute];
  });
}

/** The attributes of one variant. */
export function attributesOf(data: ProductData, variantId: number): readonly Attribute[] {
  return allVariants(data).find(({ id }) => id === variantId)?.attributes ?? [];
}
