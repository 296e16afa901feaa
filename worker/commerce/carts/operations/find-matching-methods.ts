import { invalidOperation, invalidSubject } from "../../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { chooseShippingRate } from "../../pricing/choose-shipping-rate.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { DocumentName } from "../../resources/document-store.ts";
import { loadResource } from "../../resources/load-resource.ts";
import { fitsGoods } from "../calculation/discount-goods.ts";
import { withShippingMethod } from "../calculation/rate-shipping.ts";
import type { CartShippingMethod } from "../cart-facts.ts";
import { withGiftVariants } from "../facts/current-variants.ts";
import { loadCartFacts } from "../facts/load-cart-facts.ts";
import { loadCart } from "../storage/cart-table.ts";

/**
 * The methods that can deliver a cart: active, of its store, with a rate for its address and currency, and with a
 * matching predicate. Default first; the applicable rate has isMatching.
 */
export async function findMatchingMethods(
  context: RequestContext,
  name: DocumentName,
): Promise<JsonObject[]> {
  const cart = await loadCart(context, name);
  if (!cart) throw invalidSubject("Cart", name.id ?? name.key ?? "");
  const { shippingAddress } = cart;
  if (!shippingAddress) throw invalidOperation("The shipping address of the cart is not set.");
  const read = await loadCartFacts(context, cart, [{ shippingMethods: true }]);
  const facts = await withGiftVariants(context, cart, read);
  const currency = cart.totalPrice.currencyCode;
  const methods = facts.shippingMethods
    .filter(
      ({ isActive, storeKeys }) =>
        isActive && (!storeKeys.length || storeKeys.includes(cart.store?.key ?? "")),
    )
    .filter((method) => {
      const rate = chooseShippingRate(method.zoneRates, shippingAddress, currency);
      return rate && fitsGoods(withShippingMethod(cart, method, rate), method, facts);
    })
    .sort((left, right) => Number(right.isDefault) - Number(left.isDefault));
  const bodies = await Promise.all(methods.map(({ id }) => loadResource(context, id)));
  return bodies.flatMap((body, index) => {
    const method = methods[index];
    return body && method ? [markMatchingRate(body, method, shippingAddress, currency)] : [];
  });
}

function markMatchingRate(
  body: JsonObject,
  method: CartShippingMethod,
  destination: { readonly country: string; readonly state?: string },
  currency: string,
): JsonObject {
  const matching = chooseShippingRate(method.zoneRates, destination, currency);
  const zone = method.zoneRates.findIndex(({ shippingRates }) =>
    shippingRates.some((rate) => rate === matching),
  );
  const position = matching ? method.zoneRates[zone]?.shippingRates.indexOf(matching) : undefined;
  const zoneRates = Array.isArray(body.zoneRates) ? body.zoneRates.filter(isJsonObject) : [];
  return {
    ...body,
    zoneRates: zoneRates.map((zoneRate, index) => ({
      ...zoneRate,
      shippingRates: (Array.isArray(zoneRate.shippingRates) ? zoneRate.shippingRates : []).map(
        (rate: unknown, rateIndex) => ({
          ...(isJsonObject(rate) ? rate : {}),
          isMatching: index === zone && rateIndex === position,
        }),
      ),
    })),
  };
}
