import { err, ok, type Result } from "../../foundation/result";
import type { CartAddress } from "../../gateways/cart-room/cart-room-gateway";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import { type Cart, isFixedLine } from "../model/cart";
import type { CartError } from "../model/cart-command";
import { type AddedLine, addListToCart } from "./add-list-to-cart.server";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { loadCart } from "./load-cart.server";

/** Dependencies of taking over a cart: a customer's cart has the account's e-mail address. */
export type TakerAccess = CartAccess & { readonly customers: Pick<CustomersGateway, "load"> };

export type TakeOverError = CartError | { readonly code: "gone" };

/**
 * Loads the cart that an agent prepared, for the shopper who opens its continue URL.
 * `gone`: it was taken over, ordered or deleted.
 */
export async function loadPreparedCart(
  access: CartAccess,
  cartId: string,
): Promise<Result<Cart, TakeOverError>> {
  const read = await access.cartRoom.read(toAgentAddress(access, cartId), "through");
  if (read.ok) return read.value ? ok(read.value) : err({ code: "gone" });
  return read.error.code === "platform-unavailable" ? read : err({ code: "gone" });
}

/**
 * Makes an agent's cart the shopper's.
 * A shopper without items continues with the cart itself, with its addresses and codes. Otherwise its items are added
 * to the shopper's cart, as available; returns each with its result, and none in the other cases. A customer's carts are
 * merged by the rule of the sign-in. In all cases the agent's access ends. Idempotent.
 */
export async function takeOverCart(
  access: TakerAccess,
  prepared: Cart,
): Promise<Result<readonly AddedLine[], TakeOverError>> {
  const agent = toAgentAddress(access, prepared.id);
  const session = await access.session.require();
  if (session.customerId) return giveToCustomer(access, agent, session.customerId);
  const own = await loadCart(access);
  if (!own.ok && own.error.code === "platform-unavailable") return own;
  if (own.ok && own.value && own.value.lines.length > 0) return addToOwn(access, agent, prepared);
  const ended = await access.cartRoom.endAgentAccess(agent);
  if (!ended.ok) return ended;
  await access.session.update({ cartId: prepared.id });
  await access.cartRoom.noteCarts(toCartAddress(access, session), [prepared.id]);
  return ok([]);
}

async function giveToCustomer(
  access: TakerAccess,
  agent: CartAddress,
  customerId: string,
): Promise<Result<readonly AddedLine[], TakeOverError>> {
  const customer = await access.customers.load(customerId);
  if (!customer.ok || !customer.value) return err({ code: "platform-unavailable" });
  const given = await access.cartRoom.giveCart(agent, customer.value);
  if (!given.ok) return given;
  const ended = await access.cartRoom.endAgentAccess({ ...agent, customerId });
  if (!ended.ok && ended.error.code === "platform-unavailable") return ended;
  if (given.value) await access.session.update({ cartId: given.value });
  return ok([]);
}

/** The agent's cart ends, unless the platform fails: then it stays for another try, which adds nothing twice. */
async function addToOwn(
  access: TakerAccess,
  agent: CartAddress,
  { id, lines }: Cart,
): Promise<Result<readonly AddedLine[], TakeOverError>> {
  const wanted = lines.filter((line) => !isFixedLine(line)).map(({ sku, quantity }) => ({ sku, quantity }));
  const added = await addListToCart(access, wanted, `assistant:${id}`);
  const down = added.find(({ problem }) => problem === "platform-unavailable");
  if (down) return err({ code: "platform-unavailable" });
  const deleted = await access.cartRoom.deleteCart(agent, `assistant:${id}`);
  return deleted.ok || deleted.error.code !== "platform-unavailable" ? ok(added) : deleted;
}

function toAgentAddress({ country }: CartAccess, cartId: string): CartAddress {
  return { sessionId: `agent-${cartId}`, customerId: null, cartId, country: country.code };
}
