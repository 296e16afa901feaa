import { choosePrice } from "../pricing/choose-price.ts";
import {
  type Product,
  type ProductData,
  toProductBody,
  toRestData,
  type Variant,
  workingData,
} from "../products/product.ts";
import { loadReduction } from "../products/product-price-resolvers.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadPricesOfSku } from "../standalone-prices/standalone-price.ts";

/**
 * With `priceCurrency` in the query a variant has the price for it and the other `price…` parameters, reduced only
 * while its product discount is in force.
 */
export async function withPrice(
  context: RequestContext,
  query: URLSearchParams,
  product: Product,
  variant: Variant,
): Promise<object> {
  const currency = query.get("priceCurrency");
  if (currency === null) return variant;
  const isStandalone = product.priceMode === "Standalone" && variant.sku !== undefined;
  const price = choosePrice(
    isStandalone ? await loadPricesOfSku(context, variant.sku ?? "") : variant.prices,
    {
      currency,
      country: query.get("priceCountry"),
      customerGroup: query.get("priceCustomerGroup"),
      channel: query.get("priceChannel"),
      at: context.now,
    },
  );
  if (!price) return variant;
  const { discounted: _stored, ...shown } = price;
  const discounted = await loadReduction(price, context);
  return { ...variant, price: { ...shown, ...(discounted && { discounted }) } };
}

/** A product in its REST form, with selected prices in both versions if the query requests them. */
export async function toPricedProductBody(
  product: Product,
  context: RequestContext,
  query: URLSearchParams = new URLSearchParams(),
): Promise<object> {
  const body = toProductBody(product);
  if (!query.has("priceCurrency")) return body;
  const toPriced = async (data: ProductData) => ({
    ...toRestData(data),
    masterVariant: await withPrice(context, query, product, data.masterVariant),
    variants: await Promise.all(data.variants.map((variant) => withPrice(context, query, product, variant))),
  });
  const staged = workingData(product);
  const [current, draft] = await Promise.all([toPriced(product.current ?? staged), toPriced(staged)]);
  return { ...body, masterData: { ...body.masterData, current, staged: draft } };
}
