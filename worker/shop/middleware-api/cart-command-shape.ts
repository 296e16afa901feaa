import type { Infer } from "superstruct";
import {
  boolean,
  coerce,
  literal,
  nullable,
  number,
  object,
  optional,
  pattern,
  record,
  size,
  string,
  union,
} from "superstruct";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import { parseAddressForm } from "../../../app/checkout/model/parse-address-form";
import { isOfferedPaymentMethod } from "../../../app/checkout/model/payment-method";
import type { CountryCode } from "../../../app/countries/model/country";
import { err, ok, type Result } from "../../../app/foundation/result";

export const Text = size(string(), 1, 300);
/** Longer codes do not exist on the platform. */
export const CouponCode = size(string(), 1, 64);

/** As the checkout's form takes it. */
const Email = size(pattern(string(), /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/), 3, 254);

/** No other field: what the room keeps in the cart for itself is not the shopper's to write. */
const Fields = object({
  customerAgreedToSendEmail: optional(boolean()),
  utmSource: optional(nullable(size(string(), 1, 100))),
});

/** The shop's own form of an action. Addresses come as the checkout's form fields and are checked by its rules. */
const ShopAction = union([
  object({ type: literal("add-line"), sku: Text, quantity: number() }),
  object({ type: literal("set-quantity"), lineId: Text, quantity: number() }),
  object({ type: literal("remove-line"), lineId: Text }),
  object({ type: literal("apply-coupon"), code: CouponCode }),
  object({ type: literal("remove-coupon"), code: CouponCode }),
  object({ type: literal("set-addresses"), values: record(string(), string()) }),
  object({ type: literal("set-email"), email: Email }),
  object({ type: literal("choose-payment"), method: Text, agreedToReviewMail: optional(boolean()) }),
  object({ type: literal("set-shipping-method"), methodKey: Text }),
  object({ type: literal("set-custom-fields"), fields: Fields }),
  object({ type: literal("refresh") }),
]);

/** The commerce platform's form of those that it has as well. */
const PlatformAction = union([
  object({ addLineItem: object({ sku: Text, quantity: optional(number()) }) }),
  object({ changeLineItemQuantity: object({ lineItemId: Text, quantity: number() }) }),
  object({ removeLineItem: object({ lineItemId: Text }) }),
  object({ addDiscountCode: object({ code: CouponCode }) }),
  object({ setCustomerEmail: object({ email: Email }) }),
  object({ setShippingMethod: object({ shippingMethod: object({ key: Text }) }) }),
]);

/** Actions of `updateCart`, in either form. */
export const CartAction = coerce(ShopAction, PlatformAction, (action): Infer<typeof ShopAction> => {
  if ("addLineItem" in action) {
    const { sku, quantity = 1 } = action.addLineItem;
    return { type: "add-line", sku, quantity };
  }
  if ("changeLineItemQuantity" in action) {
    const { lineItemId: lineId, quantity } = action.changeLineItemQuantity;
    return { type: "set-quantity", lineId, quantity };
  }
  if ("removeLineItem" in action) return { type: "remove-line", lineId: action.removeLineItem.lineItemId };
  if ("addDiscountCode" in action) return { type: "apply-coupon", code: action.addDiscountCode.code };
  if ("setCustomerEmail" in action) return { type: "set-email", email: action.setCustomerEmail.email };
  return { type: "set-shipping-method", methodKey: action.setShippingMethod.shippingMethod.key };
});

/** An action as a command; a wrong address is refused with the fields that are wrong, and a payment method that there is none of. */
export function toCommand(
  action: Infer<typeof CartAction>,
  country: CountryCode,
): Result<CartCommand, { code: string; message: string }> {
  if (action.type === "choose-payment") {
    const { agreedToReviewMail, ...choice } = action;
    if (!isOfferedPaymentMethod(choice.method, country)) {
      return err({ code: "method-not-allowed", message: "No payment method of this shop" });
    }
    return ok(agreedToReviewMail === undefined ? choice : { ...choice, agreedToReviewMail });
  }
  if (action.type === "set-custom-fields") {
    const { customerAgreedToSendEmail: agreed, utmSource } = action.fields;
    const fields = {
      ...(agreed !== undefined && { customerAgreedToSendEmail: agreed }),
      ...(utmSource !== undefined && { utmSource }),
    };
    return ok({ type: action.type, fields });
  }
  if (action.type !== "set-addresses") return ok(action);
  const parsed = parseAddressForm(action.values, country);
  if (parsed.ok) return ok({ type: "set-addresses", ...parsed.value });
  const wrong = Object.entries(parsed.error).map(([field, code]) => `${field}: ${code}`);
  return err({ code: "invalid-address", message: wrong.join(", ") });
}
