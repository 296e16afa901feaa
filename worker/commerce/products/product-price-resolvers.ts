import type { Price } from "../pricing/price.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadResource } from "../resources/load-resource.ts";
import { isInForce } from "../resources/validity-window.ts";
import { referenceFields } from "../schema/field-resolvers.ts";

/** The reduction of a price, only while its product discount is active and within its dates; else null. */
export async function loadReduction({ discounted }: Price, context: RequestContext) {
  if (!discounted) return null;
  const discount = await loadResource(context, discounted.discount.id);
  return discount && isInForce(discount, context.now) ? discounted : null;
}

export const productPriceResolvers = {
  ProductPrice: {
    ...referenceFields("customerGroup", "channel"),
    discounted: (price: Price, _args: object, context: RequestContext) => loadReduction(price, context),
  },
  DiscountedProductPriceValue: referenceFields("discount"),
};
