import { array, type Infer, literal, nullable, number, object, optional, size, union } from "superstruct";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import { defaultShippingMethodKey } from "../../../app/cart/model/choose-shipping-method";
import { withVatCheck } from "../../../app/cart/model/vat-check";
import { createCart, deleteCart } from "../../../app/cart/operations/cart-lifecycle.server";
import { executeCartCommand } from "../../../app/cart/operations/execute-cart-command.server";
import { loadCart } from "../../../app/cart/operations/load-cart.server";
import { checkBillingVat } from "../../../app/checkout/operations/check-vat-number.server";
import { err, ok, type Result } from "../../../app/foundation/result";
import { toVatDependencies } from "../vat/answer-vat-validation";
import { CartAction, CouponCode, toCommand } from "./cart-actions";
import {
  type ApiError,
  defineOperation,
  Email,
  type MiddlewareCall,
  type MiddlewareOperation,
  Text,
} from "./middleware-operation";
import { PaymentDraft, readPaymentDraft, toPaymentId } from "./payment-draft";

const maxActions = 20;

/** An address with only the country so far. */
const CountryOnly = object({ country: Text });

/** The draft of a new cart: the shop's own country, currency and store, and a delivery method. */
const CartDraft = object({
  currency: optional(Text),
  country: optional(Text),
  locale: optional(Text),
  storeKey: optional(Text),
  store: optional(object({ typeId: optional(Text), key: Text })),
  billingAddress: optional(CountryOnly),
  shippingAddress: optional(CountryOnly),
  shippingMethod: optional(
    nullable(object({ typeId: optional(Text), id: optional(Text), key: optional(Text) })),
  ),
  customerEmail: optional(Email),
  inventoryMode: optional(literal("TrackOnly")),
});

/** The cart and version of the call; the room reads versions itself. */
const Named = { id: optional(Text), version: optional(number()) };

/** The operations of the cart's forms, for scripts. */
export const cartOperations: Readonly<Record<string, MiddlewareOperation>> = {
  getCart: defineOperation(object({ cartId: optional(Text) }), async ({ cartId }, call) =>
    (await isForeign(cartId, call)) ? err({ code: "cart-not-found" }) : loadCart(call.access),
  ),
  createCart: defineOperation(object({ draft: optional(CartDraft) }), ({ draft }, call) =>
    create(draft, call),
  ),
  updateCart: defineOperation(
    object({ actions: size(array(CartAction), 1, maxActions), ...Named }),
    async (args, call) => {
      if (await isForeign(args.id, call)) return err({ code: "cart-not-found" });
      const commands: CartCommand[] = [];
      for (const action of args.actions) {
        const command = await toCommand(action, call);
        if (!command.ok) return command;
        commands.push(command.value);
      }
      return executeAll(commands, call);
    },
  ),
  deleteCart: defineOperation(object(Named), ({ id = null }, { access, idempotencyKey }) =>
    deleteCart(access, idempotencyKey, id),
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
  createPayment: defineOperation(
    union([object({ method: Text }), object({ draft: PaymentDraft })]),
    async (args, call) => {
      const method = "method" in args ? ok(args.method) : await readPaymentDraft(args.draft, call);
      if (!method.ok) return method;
      const command = await toCommand({ type: "choose-payment", method: method.value }, call);
      const answer = command.ok ? await execute(command.value, call) : command;
      return answer.ok
        ? ok({ id: toPaymentId(answer.value.cart.id, method.value), ...answer.value })
        : answer;
    },
  ),
};

/** Creates the session's cart from the draft. A draft of another shop is refused before a cart is created. */
async function create(
  draft: Infer<typeof CartDraft> | undefined,
  call: MiddlewareCall,
): Promise<Result<unknown, ApiError>> {
  const foreign = draft && findForeignPart(draft, call);
  if (foreign)
    return err({ code: "not-offered", message: `draft.${foreign}: carts of this shop begin with its own` });
  const { access, idempotencyKey } = call;
  const made = await createCart(access, idempotencyKey);
  if (!made.ok) return made;
  let { cart } = made.value;
  for (const [index, command] of toDraftCommands(draft).entries()) {
    const changed = await executeCartCommand(access, command, `${idempotencyKey}:draft:${index}`);
    if (!changed.ok) return changed;
    cart = changed.value.cart;
  }
  return ok(cart);
}

/** The first part of a draft that names another country, currency or store than the shop's; null: none. */
function findForeignPart(draft: Infer<typeof CartDraft>, { access }: MiddlewareCall): string | null {
  const { code, currency, storeKey } = access.country;
  const parts: readonly (readonly [string, string | undefined, string])[] = [
    ["currency", draft.currency, currency],
    ["country", draft.country, code],
    ["storeKey", draft.storeKey, storeKey],
    ["store", draft.store?.key, storeKey],
    ["billingAddress", draft.billingAddress?.country, code],
    ["shippingAddress", draft.shippingAddress?.country, code],
  ];
  return parts.find(([, given, own]) => given !== undefined && given !== own)?.[0] ?? null;
}

/** The changes of a draft to a new cart, which begins with the default shipping method. */
function toDraftCommands(draft: Infer<typeof CartDraft> | undefined): readonly CartCommand[] {
  const { customerEmail: email, shippingMethod } = draft ?? {};
  const { id: methodId, key = null } = shippingMethod ?? {};
  const isDefault = methodId === undefined && (key === null || key === defaultShippingMethodKey);
  return [
    ...(email !== undefined ? [{ type: "set-email", email } as const] : []),
    ...(isDefault
      ? []
      : [
          {
            type: "set-shipping-method",
            methodKey: key,
            ...(methodId !== undefined && { methodId }),
          } as const,
        ]),
  ];
}

function execute(command: CartCommand, { access, idempotencyKey }: MiddlewareCall) {
  return executeCartCommand(access, command, idempotencyKey);
}

/** Is the named cart not the session's? */
async function isForeign(cartId: string | undefined, { access }: MiddlewareCall): Promise<boolean> {
  return cartId !== undefined && cartId !== (await access.session.read())?.cartId;
}

/**
 * Runs the actions of one call one after the other, so that the first failure stops the rest. Each has a key bound to
 * the whole call: a repeat does not run finished actions again, and no other list may use the key.
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

/** A billing address with the tax office's result for its VAT number; scripts are not stopped by it. */
async function withCheckedVat(command: CartCommand, { scope }: MiddlewareCall): Promise<CartCommand> {
  if (command.type === "set-billing-address") {
    const finding = await checkBillingVat(toVatDependencies(scope), command.address);
    return finding ? { ...command, address: withVatCheck(command.address, finding.check) } : command;
  }
  if (command.type !== "set-addresses") return command;
  const finding = await checkBillingVat(toVatDependencies(scope), command.billing);
  return finding ? { ...command, billing: withVatCheck(command.billing, finding.check) } : command;
}
