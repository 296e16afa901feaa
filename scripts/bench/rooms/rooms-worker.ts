import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway.ts";
import type { CartRoom } from "../../../durable-objects/cart-room/cart-room.ts";
import { answerRoutes, type BenchRoom } from "./bench-routes.ts";

export { AttemptCounter } from "../../../durable-objects/attempt-counter/attempt-counter.ts";
export { CartRoom } from "../../../durable-objects/cart-room/cart-room.ts";
export { CustomerKeys } from "../../../durable-objects/customer-keys/customer-keys.ts";
export { CustomerSignIns } from "../../../durable-objects/customer-sign-ins/customer-sign-ins.ts";
export { MessageLedger } from "../../../durable-objects/message-ledger/message-ledger.ts";
export { OperationsLedger } from "../../../durable-objects/operations-ledger/operations-ledger.ts";
export { StockRoom } from "../../../durable-objects/stock-room/stock-room.ts";

const sku = "EX10000001";
/**
 * Prime, so that no even number of updates sets a line to its current quantity: that would be no change to broadcast.
 */
const mostPieces = 499;
let updates = 0;

/** Puts the shop's own rooms behind the same thin routes as the bare ones. */
function toBenchRoom({ CartRoom: rooms }: ShopBindings): BenchRoom {
  const addressOf = (cartId: string): CartAddress => ({ sessionId: "bench", cartId, country: "SK" });
  const roomOf = (cartId: string): DurableObjectStub<CartRoom> => rooms.getByName(`cart:${cartId}`);
  return {
    async open(name) {
      const opened = await rooms.getByName(`session:${name}`).openCart({ sessionId: name, country: "SK" });
      if (!opened.ok) throw new Error(opened.error.code);
      const { cartId } = opened.value;
      const command = { type: "add-line", sku, quantity: 1 } as const;
      const added = await roomOf(cartId).execute(addressOf(cartId), command, name);
      if (!added.ok) throw new Error(added.error.code);
      return { id: cartId, cart: added.value.cart };
    },
    async update(cartId) {
      updates += 1;
      const quantity = 1 + (updates % mostPieces);
      const command = { type: "set-quantity", lineId: `${sku}-1`, quantity } as const;
      const answer = await roomOf(cartId).execute(addressOf(cartId), command, crypto.randomUUID());
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value.cart;
    },
    async read(cartId) {
      const answer = await roomOf(cartId).read(addressOf(cartId), "snapshot");
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value;
    },
    connect: (cartId, request) => roomOf(cartId).fetch(request),
  };
}

export default {
  fetch: (request: Request, env: ShopBindings): Promise<Response> => answerRoutes(request, toBenchRoom(env)),
};
