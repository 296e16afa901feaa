import type { Price } from "../../products/product.ts";
import { loadResource } from "../../resources/load-resource.ts";
import { holdsAt, toWindow } from "../../resources/validity-window.ts";
import { referenceFields } from "../fields/reference.ts";
import type { RequestContext } from "../request-context.ts";

/** The reduction of a price, only while its product discount is active and within its dates; else null. */
export async function loadReduction({ discounted }: Price, context: RequestContext) {
  if (!discounted) return null;
  const discount = await loadResource(context, discounted.discount.id);
  return discount && holdsAt(toWindow(discount), context.now) ? discounted : null;
}

export const productPriceResolvers = {
  ProductPrice: {
    ...referenceFields("customerGroup", "channel"),
    discounted: (price: Price, _args: object, context: RequestContext) => loadReduction(price, context),
  },
  DiscountedProductPriceValue: referenceFields("discount"),
};
