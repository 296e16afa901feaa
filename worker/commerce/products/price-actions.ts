import { array, optional, string, type } from "superstruct";
import { invalidOperation } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import { type Price, PriceDraftStruct, toPrice } from "../pricing/price.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { KeyStruct, MoneyStruct, ReferenceStruct } from "../resources/draft-structs.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { toMoney } from "../resources/to-money.ts";
import { allVariants, type ProductData } from "./product.ts";
import { changeVariants, onData, onVariant, type ProductAction } from "./product-action.ts";

const Named = type({ priceId: string() });
const OnePrice = type({ price: PriceDraftStruct });
const AllPrices = type({ prices: array(PriceDraftStruct) });
const NewKey = type({ key: optional(KeyStruct) });
const Discounted = type({ discounted: optional(type({ value: MoneyStruct, discount: ReferenceStruct })) });

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

/** An action on one price; null removes it. */
function onPrice(toChange: (action: JsonObject) => (price: Price) => Price | null): ProductAction {
  return onData((action) => {
    const { priceId } = parseDraft(action, Named);
    const change = toChange(action);
    return (data) => changePrices(data, priceId, change);
  });
}

function setCustom(inner: "setCustomType" | "setCustomField"): ProductAction {
  return onPrice((action) => ({ custom: old, ...price }) => {
    const custom = changeCustom(old, { ...action, action: inner });
    return custom ? { ...price, custom } : price;
  });
}

/** The actions on the prices of variants, by their names on the platform. */
export const priceActions: Readonly<Record<string, ProductAction>> = {
  setPrices: onVariant((action) => {
    const prices = parseDraft(action, AllPrices).prices.map(toPrice);
    return (variant) => ({ ...variant, prices });
  }),
  addPrice: onVariant((action) => {
    const price = toPrice(parseDraft(action, OnePrice).price);
    return (variant) => ({ ...variant, prices: [...variant.prices, price] });
  }),
  changePrice: onPrice((action) => {
    const changed = toPrice(parseDraft(action, OnePrice).price);
    return ({ id }) => ({ ...changed, id });
  }),
  removePrice: onPrice(() => () => null),
  setPriceKey: onPrice((action) => {
    const { key } = parseDraft(action, NewKey);
    return ({ key: _old, ...price }) => (key ? { ...price, key } : price);
  }),
  /** The reduced value of an external product discount; without one the reduction is removed. */
  setDiscountedPrice: onPrice((action) => {
    const { discounted } = parseDraft(action, Discounted);
    return ({ discounted: _old, ...price }) =>
      discounted
        ? { ...price, discounted: { value: toMoney(discounted.value), discount: discounted.discount } }
        : price;
  }),
  setProductPriceCustomType: setCustom("setCustomType"),
  setProductPriceCustomField: setCustom("setCustomField"),
};
