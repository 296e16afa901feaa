import { productPriceResolvers } from "../../graphql/catalogue/product-price.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import type { Price } from "../../products/product.ts";
import type { LineItemPrice } from "../line-item.ts";

/** A price that was selected for a line: its reduction counts, whatever became of the product discount since. */
export interface SelectedPrice extends LineItemPrice {
  readonly isSelected: true;
}

export function toSelectedPrice(price: LineItemPrice): SelectedPrice {
  return { ...price, isSelected: true };
}

/** The catalogue asks whether a reduction still holds; a line's price keeps the one it was sold with. */
export function resolveDiscounted(price: SelectedPrice | Price, args: object, context: RequestContext) {
  if ("isSelected" in price) return price.discounted ?? null;
  return productPriceResolvers.ProductPrice.discounted(price, args, context);
}
