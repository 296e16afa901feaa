import {
  array,
  boolean,
  coerce,
  type Infer,
  literal,
  nullable,
  number,
  object,
  optional,
  record,
  size,
  string,
  union,
} from "superstruct";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import { withVatCheck } from "../../../app/cart/model/vat-check";
import { createCart } from "../../../app/cart/operations/create-cart.server";
import { deleteCart } from "../../../app/cart/operations/delete-cart.server";
import { executeCartCommand } from "../../../app/cart/operations/execute-cart-command.server";
import { loadCart } from "../../../app/cart/operations/load-cart.server";
import { parseAddressForm } from "../../../app/checkout/model/parse-address-form";
import { isOfferedPaymentMethod } from "../../../app/checkout/model/payment-method";
import { checkBillingVat } from "../../../app/checkout/operations/check-vat-number.server";
import type { CountryCode } from "../../../app/countries/model/country";
import { err, ok, type Result } from "../../../app/foundation/result";
import { toVatDesk } from "../vat/answer-vat-validation";
import {
  type ApiError,
  defineOperation,
  Email,
  type MiddlewareCall,
  type MiddlewareOperation,
  Text,
} from "./middleware-operation";

const maxActions = 20;
/** Longer codes do not exist on the platform. */
const CouponCode = size(string(), 1, 64);

/** No other field: what the room keeps in the cart for itself is not the shopper's to write. */
const Fields = object({
  customerAgreedToSendEmail: optional(boolean()),
  utmSource: optional(nullable(size(string(), 1, 100))),
});

/** The shop's own form of an action. Addresses come as the checkout's form fields and are checked by its rules. */
const ShopAction = union([
  object({ type: literal("add-line"), sku: Text, quantity: number() }),
  object({ type: literal("set-quantity"), lineId: Text, quantity: number() }),
  object({ type: literal("set-guarantee"), parentSku: Text, guaranteeSku: nullable(Text) }),
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
const CartAction = coerce(ShopAction, PlatformAction, (action): Infer<typeof ShopAction> => {
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

/** What the cart's forms do, for scripts. */
export const cartOperations: Readonly<Record<string, MiddlewareOperation>> = {
  getCart: defineOperation(object({ cartId: optional(Text) }), async ({ cartId }, call) =>
    (await isForeign(cartId, call)) ? err({ code: "cart-not-found" }) : loadCart(call.access),
  ),
  createCart: defineOperation(object({}), async (_, { access, idempotencyKey }) => {
    const answer = await createCart(access, idempotencyKey);
    return answer.ok ? ok(answer.value.cart) : answer;
  }),
  updateCart: defineOperation(
    object({
      actions: size(array(CartAction), 1, maxActions),
      id: optional(Text),
      // The room sees to versions itself.
      version: optional(number()),
    }),
    async (args, call) => {
      if (await isForeign(args.id, call)) return err({ code: "cart-not-found" });
      const { code } = call.access.country;
      const commands: CartCommand[] = [];
      for (const action of args.actions) {
        const command = toCommand(action, code);
        if (!command.ok) return command;
        commands.push(command.value);
      }
      return executeAll(commands, call);
    },
  ),
  deleteCart: defineOperation(object({}), (_, { access, idempotencyKey }) =>
    deleteCart(access, idempotencyKey),
  ),
  addToCart: defineOperation(object({ sku: Text, quantity: number() }), (args, call) =>
    execute({ type: "add-line", ...args }, call),
  ),
  updateCartQuantity: defineOperation(object({ lineItemId: Text, quantity: number() }), (args, call) =>
    execute({ type: "set-quantity", lineId: args.lineItemId, quantity: args.quantity }, call),
  ),
  removeFromCart: defineOperation(object({ lineItemId: Text }), (args, call) =>
    execute({ type: "remove-line", lineId: args.lineItemId }, call),
  ),
  applyCartCoupon: defineOperation(object({ code: CouponCode }), (args, call) =>
    execute({ type: "apply-coupon", ...args }, call),
  ),
  removeCartCoupon: defineOperation(object({ code: CouponCode }), (args, call) =>
    execute({ type: "remove-coupon", ...args }, call),
  ),
  createPayment: defineOperation(object({ method: Text }), async (args, call) => {
    const command = toCommand({ type: "choose-payment", ...args }, call.access.country.code);
    return command.ok ? execute(command.value, call) : command;
  }),
};

function execute(command: CartCommand, { access, idempotencyKey }: MiddlewareCall) {
  return executeCartCommand(access, command, idempotencyKey);
}

/** Is a cart named that is not the session's? */
async function isForeign(cartId: string | undefined, { access }: MiddlewareCall): Promise<boolean> {
  return cartId !== undefined && cartId !== (await access.session.read())?.cartId;
}

/**
 * Actions of one call wait for each other, so that the first that fails stops the rest. Each has a key of its own,
 * bound to the whole call: what was done of it is not done again, and the key is good for no other list.
 */
async function executeAll(
  commands: readonly CartCommand[],
  call: MiddlewareCall,
): Promise<Result<unknown, ApiError>> {
  const { access, idempotencyKey } = call;
  let last: Result<unknown, ApiError> = err({ code: "invalid-arguments" });
  for (const [index, command] of commands.entries()) {
    const key = index === 0 ? idempotencyKey : `${idempotencyKey}:${index}`;
    last = await executeCartCommand(access, await withCheckedVat(command, call), key, commands);
    if (!last.ok) return last;
  }
  return last;
}

/** A billing address with what the tax office says of its VAT number; scripts are not stopped by it. */
async function withCheckedVat(command: CartCommand, { scope }: MiddlewareCall): Promise<CartCommand> {
  if (command.type !== "set-addresses") return command;
  const finding = await checkBillingVat(toVatDesk(scope), command.billing);
  return finding ? { ...command, billing: withVatCheck(command.billing, finding.check) } : command;
}

/**
 * An action as a command; a wrong address is refused with the fields that are wrong, and a payment method that there is
 * none of.
 */
function toCommand(
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
