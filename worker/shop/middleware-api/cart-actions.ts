import {
  array,
  boolean,
  create,
  type Infer,
  integer,
  literal,
  min,
  nullable,
  number,
  object,
  optional,
  record,
  size,
  string,
  union,
  unknown,
} from "superstruct";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import { parseAddressForm } from "../../../app/checkout/model/parse-address-form";
import { isOfferedPaymentMethod } from "../../../app/checkout/model/payment-method";
import { parseJson } from "../../../app/foundation/parse-json";
import { err, ok, type Result } from "../../../app/foundation/result";
import { noPayment } from "../../../app/orders/model/order";
import { AddressFields, parseAddress } from "./address-operations";
import { type ApiError, Email, type MiddlewareCall, Text } from "./middleware-operation";
import { findPaymentMethod } from "./payment-draft";
import { findVariantSku } from "./product-record";

/** Longer codes do not exist on the platform. */
export const CouponCode = size(string(), 1, 64);

/** No other field: the shopper may not write the room's own fields of the cart. */
const Fields = object({
  customerAgreedToSendEmail: optional(boolean()),
  utmSource: optional(nullable(size(string(), 1, 100))),
});
const fieldNames = ["customerAgreedToSendEmail", "utmSource"];
/** The only custom type of the shop's carts. */
const cartFieldsKey = "cart-fields";

/** The shop's own form of an action. */
const ShopAction = union([
  object({ type: literal("add-line"), sku: Text, quantity: number() }),
  object({ type: literal("set-quantity"), lineId: Text, quantity: number() }),
  object({ type: literal("set-guarantee"), parentSku: Text, guaranteeSku: nullable(Text) }),
  object({ type: literal("remove-line"), lineId: Text, quantity: optional(number()) }),
  object({ type: literal("apply-coupon"), code: CouponCode }),
  object({ type: literal("remove-coupon"), code: CouponCode }),
  object({ type: literal("remove-discount-code"), codeId: Text }),
  object({ type: literal("set-addresses"), values: record(string(), string()) }),
  object({ type: literal("set-billing-address"), address: AddressFields }),
  object({ type: literal("set-shipping-address"), address: AddressFields }),
  object({ type: literal("set-email"), email: Email }),
  object({ type: literal("choose-payment"), method: Text, agreedToReviewMail: optional(boolean()) }),
  object({ type: literal("set-shipping-method"), methodKey: nullable(Text), methodId: optional(Text) }),
  object({ type: literal("set-custom-fields"), fields: Fields }),
  object({ type: literal("refresh") }),
]);

const Reference = object({ typeId: optional(Text), id: optional(Text), key: optional(Text) });

const PlatformLine = object({
  sku: optional(Text),
  productId: optional(Text),
  variantId: optional(min(integer(), 1)),
  quantity: optional(number()),
  supplyChannel: optional(nullable(Reference)),
  distributionChannel: optional(nullable(Reference)),
});

/** GraphQL lists fields with JSON texts as values, REST has one object. */
const PlatformFields = union([
  array(object({ name: string(), value: optional(nullable(string())) })),
  record(string(), unknown()),
]);

const PlatformType = object({ type: Reference, fields: optional(PlatformFields) });

/** The actions of specification A, section 7, in the form of the commerce platform's GraphQL API. */
const PlatformAction = union([
  object({ addLineItem: PlatformLine }),
  object({ changeLineItemQuantity: object({ lineItemId: Text, quantity: number() }) }),
  object({ removeLineItem: object({ lineItemId: Text, quantity: optional(number()) }) }),
  object({ addDiscountCode: object({ code: CouponCode }) }),
  object({ removeDiscountCode: object({ discountCode: object({ typeId: optional(Text), id: Text }) }) }),
  object({ setCustomerEmail: object({ email: Email }) }),
  object({ setShippingMethod: object({ shippingMethod: optional(nullable(Reference)) }) }),
  object({ setBillingAddress: object({ address: AddressFields }) }),
  object({ setShippingAddress: object({ address: AddressFields }) }),
  object({ setCustomType: PlatformType }),
  object({ addPayment: object({ payment: object({ typeId: optional(Text), id: Text }) }) }),
]);

/** An action of `updateCart`, in either form. */
export const CartAction = union([ShopAction, PlatformAction]);

type Command = Result<CartCommand, ApiError>;

/** Turns an action into a command of the cart room; refuses with a reason what the room cannot do. */
export async function toCommand(action: Infer<typeof CartAction>, call: MiddlewareCall): Promise<Command> {
  if ("type" in action) return toShopCommand(action, call);
  if ("addLineItem" in action) return toAddition(action.addLineItem, call);
  if ("changeLineItemQuantity" in action) {
    const { lineItemId: lineId, quantity } = action.changeLineItemQuantity;
    return ok({ type: "set-quantity", lineId, quantity });
  }
  if ("removeLineItem" in action) {
    const { lineItemId: lineId, quantity } = action.removeLineItem;
    return toShopCommand({ type: "remove-line", lineId, quantity }, call);
  }
  if ("addDiscountCode" in action) return ok({ type: "apply-coupon", code: action.addDiscountCode.code });
  if ("removeDiscountCode" in action) {
    return ok({ type: "remove-discount-code", codeId: action.removeDiscountCode.discountCode.id });
  }
  if ("setCustomerEmail" in action) return ok({ type: "set-email", email: action.setCustomerEmail.email });
  if ("setBillingAddress" in action) {
    return toShopCommand({ type: "set-billing-address", ...action.setBillingAddress }, call);
  }
  if ("setShippingAddress" in action) {
    return toShopCommand({ type: "set-shipping-address", ...action.setShippingAddress }, call);
  }
  if ("setCustomType" in action) return toFieldsCommand(action.setCustomType);
  if ("addPayment" in action) {
    const method = await findPaymentMethod(action.addPayment.payment.id, call);
    return method.ok ? toShopCommand({ type: "choose-payment", method: method.value }, call) : method;
  }
  return toMethodCommand(action.setShippingMethod.shippingMethod ?? null);
}

async function toAddition(
  { quantity = 1, ...line }: Infer<typeof PlatformLine>,
  call: MiddlewareCall,
): Promise<Command> {
  if (line.supplyChannel || line.distributionChannel) {
    const name = line.supplyChannel ? "supplyChannel" : "distributionChannel";
    return refuse(`${name}: stock and prices of this shop belong to no channel`);
  }
  if (line.sku !== undefined) return ok({ type: "add-line", sku: line.sku, quantity });
  const { productId, variantId = 1 } = line;
  if (productId === undefined) return refuse("addLineItem: needs a sku, or a productId with its variantId");
  const sku = await findVariantSku({ productId, variantId }, call);
  return sku.ok ? ok({ type: "add-line", sku: sku.value, quantity }) : sku;
}

function toMethodCommand(method: Infer<typeof Reference> | null): Command {
  if (method === null) return ok({ type: "set-shipping-method", methodKey: null });
  const { id, key } = method;
  if (id === undefined && key === undefined) return refuse("shippingMethod: needs an id or a key");
  return ok({
    type: "set-shipping-method",
    methodKey: key ?? null,
    ...(id !== undefined && { methodId: id }),
  });
}

/** The cart keeps its type; fields that are not listed stay as they are. */
function toFieldsCommand({ type, fields = [] }: Infer<typeof PlatformType>): Command {
  if (type.key !== cartFieldsKey) {
    return refuse(`setCustomType: carts of this shop have the type ${cartFieldsKey}`);
  }
  const entries = Array.isArray(fields)
    ? fields.map(({ name, value }) => [name, readValue(value ?? null)] as const)
    : Object.entries(fields);
  const foreign = entries.find(([name]) => !fieldNames.includes(name));
  if (foreign) return refuse(`setCustomType: ${foreign[0]} is written by the shop alone`);
  return ok({ type: "set-custom-fields", fields: toFields(create(Object.fromEntries(entries), Fields)) });
}

function refuse(message: string): Result<never, ApiError> {
  return err({ code: "not-offered", message });
}

/** The value of a field: JSON, or else plain text. */
function readValue(text: string | null): unknown {
  const value = parseJson(text ?? "null");
  return value === undefined ? text : value;
}

/** Refuses a wrong address with its wrong fields, and a payment method that the country does not have. */
function toShopCommand(action: Infer<typeof ShopAction>, call: MiddlewareCall): Command {
  const { code } = call.access.country;
  switch (action.type) {
    case "choose-payment": {
      const { agreedToReviewMail, ...choice } = action;
      if (choice.method !== noPayment && !isOfferedPaymentMethod(choice.method, code)) {
        return err({ code: "method-not-allowed", message: "No payment method of this shop" });
      }
      return ok(agreedToReviewMail === undefined ? choice : { ...choice, agreedToReviewMail });
    }
    case "remove-line": {
      const { type, lineId, quantity } = action;
      return ok({ type, lineId, ...(quantity !== undefined && { quantity }) });
    }
    case "set-shipping-method": {
      const { type, methodKey, methodId } = action;
      return ok({ type, methodKey, ...(methodId !== undefined && { methodId }) });
    }
    case "set-custom-fields":
      return ok({ type: action.type, fields: toFields(action.fields) });
    case "set-billing-address":
    case "set-shipping-address": {
      const part = action.type === "set-billing-address" ? "billing" : "shipping";
      const address = parseAddress(action.address, part, call);
      return address.ok ? ok({ type: action.type, address: address.value }) : address;
    }
    case "set-addresses": {
      const parsed = parseAddressForm(action.values, code);
      if (parsed.ok) return ok({ type: action.type, ...parsed.value });
      const wrong = Object.entries(parsed.error).map(([field, rule]) => `${field}: ${rule}`);
      return err({ code: "invalid-address", message: wrong.join(", ") });
    }
    default:
      return ok(action);
  }
}

function toFields({ customerAgreedToSendEmail: agreed, utmSource }: Infer<typeof Fields>) {
  return {
    ...(agreed !== undefined && { customerAgreedToSendEmail: agreed }),
    ...(utmSource !== undefined && { utmSource }),
  };
}
