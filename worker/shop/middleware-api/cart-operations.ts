import { array, number, object, optional, size } from "superstruct";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import { createCart } from "../../../app/cart/operations/create-cart.server";
import { deleteCart } from "../../../app/cart/operations/delete-cart.server";
import { executeCartCommand } from "../../../app/cart/operations/execute-cart-command.server";
import { loadCart } from "../../../app/cart/operations/load-cart.server";
import { err, ok, type Result } from "../../../app/foundation/result";
import { CartAction, CouponCode, Text, toCommand } from "./cart-command-shape";
import {
  type ApiError,
  defineOperation,
  type MiddlewareCall,
  type MiddlewareOperation,
} from "./middleware-operation";

const maxActions = 20;

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
  { access, idempotencyKey }: MiddlewareCall,
): Promise<Result<unknown, ApiError>> {
  let last: Result<unknown, ApiError> = err({ code: "invalid-arguments" });
  for (const [index, command] of commands.entries()) {
    const key = index === 0 ? idempotencyKey : `${idempotencyKey}:${index}`;
    last = await executeCartCommand(access, command, key, commands);
    if (!last.ok) return last;
  }
  return last;
}
