import { boolean, integer, optional, string, type } from "superstruct";
import { invalidOperation } from "../../errors/platform-errors.ts";
import type { JsonObject } from "../../json/json.ts";
import { changeCustom } from "../../resources/change-custom.ts";
import { KeyStruct, MoneyStruct, ReferenceStruct } from "../../resources/draft-structs.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { toMoney } from "../../resources/to-money.ts";
import { allVariants, type Price, type ProductData } from "../product.ts";
import { PriceDraftStruct } from "../product-draft.ts";
import { toPrice } from "../to-product-data.ts";
import { changeVariant, changeVariants } from "./change-variant.ts";
import { onData } from "./product-action.ts";

const Target = { staged: optional(boolean()), priceId: string() };
const ChangePrice = type({ ...Target, price: PriceDraftStruct });
const SetDiscounted = type({
  ...Target,
  discounted: optional(type({ value: MoneyStruct, discount: ReferenceStruct })),
});
const AddPrice = type({
  staged: optional(boolean()),
  variantId: optional(integer()),
  sku: optional(string()),
  price: PriceDraftStruct,
});
const OnPrice = type(Target);
const SetPriceKey = type({ ...Target, key: optional(KeyStruct) });

function changePrices(data: ProductData, id: string, change: (price: Price) => Price | null): ProductData {
  if (!allVariants(data).some((variant) => variant.prices.some((price) => price.id === id))) {
    throw invalidOperation(`The price '${id}' does not exist on the product.`);
  }
  return changeVariants(data, (variant) => ({
    ...variant,
    prices: variant.prices.flatMap((price) => {
      const next = price.id === id ? change(price) : price;
      return next ? [next] : [];
    }),
  }));
}

function parseAddPrice(action: JsonObject) {
  const { price, ...target } = parseDraft(action, AddPrice);
  return { ...target, price: toPrice(price) };
}

export const addPrice = onData(parseAddPrice, (data, { price, ...target }) =>
  changeVariant(data, target, (variant) => ({ ...variant, prices: [...variant.prices, price] })),
);

export const changePrice = onData(
  (action) => parseDraft(action, ChangePrice),
  (data, { priceId, price }) => changePrices(data, priceId, () => ({ ...toPrice(price), id: priceId })),
);

export const removePrice = onData(
  (action) => parseDraft(action, OnPrice),
  (data, { priceId }) => changePrices(data, priceId, () => null),
);

export const setPriceKey = onData(
  (action) => parseDraft(action, SetPriceKey),
  (data, { priceId, key }) =>
    changePrices(data, priceId, ({ key: _old, ...price }) => (key ? { ...price, key } : price)),
);

/** `setDiscountedPrice`: the reduced value of an external product discount; without one the reduction goes. */
export const setDiscountedPrice = onData(
  (action) => parseDraft(action, SetDiscounted),
  (data, { priceId, discounted }) =>
    changePrices(data, priceId, ({ discounted: _old, ...price }) =>
      discounted
        ? { ...price, discounted: { value: toMoney(discounted.value), discount: discounted.discount } }
        : price,
    ),
);

function toPriceCustom(price: Price, action: JsonObject): Price {
  const { custom: old, ...rest } = price;
  const inner = action.action === "setProductPriceCustomType" ? "setCustomType" : "setCustomField";
  const custom = changeCustom(old, { ...action, action: inner });
  return custom ? { ...rest, custom } : rest;
}

/** `setProductPriceCustomType` and `setProductPriceCustomField`. */
export const setProductPriceCustom = onData(
  (action) => ({ ...parseDraft(action, OnPrice), action }),
  (data, { priceId, action }) => changePrices(data, priceId, (price) => toPriceCustom(price, action)),
);
