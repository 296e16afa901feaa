import type { Cart } from "../../app/cart/model/cart";
import type { CartError } from "../../app/cart/model/cart-command";
import type { CountryCode } from "../../app/countries/model/country";
import { getCountry } from "../../app/countries/model/country-table";
import type { GatewayError } from "../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../app/foundation/result";
import type { FirstLines, NewCart } from "../../app/gateways/commerce/carts/carts-gateway";
import { type FirstCommand, planFirst } from "./commands/first-command";
import type { Room } from "./room";
import {
  isTransferred,
  listFormerCarts,
  listSessionCarts,
  listTransferred,
  noteSessionCart,
  noteTransferred,
  refuseGuest,
  type Shopper,
} from "./session-carts";

export type OpenCartRequest = Shopper & {
  readonly sessionId: string;
  /** The command that needs the cart. */
  readonly first?: FirstCommand;
};

/**
 * Ids of the session's active cart and of its predecessors.
 * Predecessors were ordered, deleted, expired, or transferred to a customer. The results of their commands remain
 * valid in the active cart. `made`: the newly created cart, so that its room need not load it.
 */
export type OpenedCart = {
  readonly cartId: string;
  readonly formerIds: readonly string[];
  readonly made: Cart | null;
};

type NextCart = Pick<OpenedCart, "cartId" | "made">;

/** A session whose carts became orders gets the next key; this many at once indicate an error. */
const maxGenerations = 20;
const maxTries = 3;
const pauseBaseMs = 100;

/**
 * Returns the active cart of a session, created if missing.
 * Its key is derived from the session, or the signed-in customer, so that a repeat, a second tab or device, or a
 * restart finds the same cart. A customer's may be a former guest's.
 */
export async function openCart(room: Room, request: OpenCartRequest): Promise<Result<OpenedCart, CartError>> {
  await room.lifetime.wake();
  return room.inTurn(() => openInTurn(room, request));
}

/**
 * Returns the id of the active cart of the session, or of its customer.
 * Without an active cart, returns the id of the last one; null: none.
 */
export async function findSessionCart(
  room: Room,
  { customerId, country }: Shopper,
): Promise<Result<string | null, CartError>> {
  await room.lifetime.wake();
  return room.inTurn(async () => {
    const [last = null] = listSessionCarts(room, country);
    if (!customerId) return ok(refuseGuest(room) ? null : last);
    const isOpening = room.storage.note("opening") !== null;
    const opened = isOpening ? await openInTurn(room, { customerId, country, sessionId: "" }) : null;
    if (opened) return opened.ok ? ok(opened.value.cartId) : opened;
    const found = await findActive(room, { customerId, country });
    if (found.ok && found.value) noteSessionCart(room, country, found.value);
    return found.ok ? ok(found.value ?? last) : found;
  });
}

async function openInTurn(room: Room, request: OpenCartRequest): Promise<Result<OpenedCart, CartError>> {
  const { customerId, country } = request;
  const refusal = customerId ? null : refuseGuest(room);
  if (refusal) return err(refusal);
  const isFound = customerId && room.storage.note("opening") === null;
  const own = isFound ? await findActive(room, { customerId, country }) : ok(null);
  if (!own.ok) return own;
  const opened = own.value ? ok({ cartId: own.value, made: null }) : await openNextCart(room, request);
  if (!opened.ok) return opened;
  noteSessionCart(room, country, opened.value.cartId);
  const formerIds = new Set([...listTransferred(room.storage), ...listFormerCarts(room, country)]);
  return ok({ ...opened.value, formerIds: [...formerIds] });
}

/** Opens the cart of the first key that is unused, or whose cart is still usable. */
async function openNextCart(room: Room, request: OpenCartRequest): Promise<Result<NextCart, CartError>> {
  const { customerId, country } = request;
  const { storeKey, currency } = room.country(country);
  // Stays until a customer's new cart is known to be the only one: if the process dies, the next request checks it.
  if (customerId) room.storage.setNote("opening", country);
  let generation = Number(room.storage.note("generation") ?? "1");
  for (let tries = 1, taken = 0; tries <= maxTries && taken < maxGenerations; ) {
    const key = toCartKey(request, generation);
    const isNew = taken > 0 || room.storage.note("cart-id") === null;
    const first = isNew && taken === 0 ? await planFirstOfGuest(room, request) : null;
    const found = await (isNew ? createOrFind : findOrCreate)(room, { ...request, key, first });
    if (!found.ok) {
      room.log("cart-creation-failed", { kind: found.error.kind, code: found.error.code ?? "", tries });
      if (!found.error.retryable) return err({ code: "platform-unavailable" });
      await room.pause(pauseBaseMs * 2 ** tries * (0.5 + Math.random()));
      tries += 1;
      continue;
    }
    const { cart, isMade } = found.value;
    if (cart && cart.currency === currency && isUsable(cart, storeKey, customerId)) {
      room.storage.setNote("generation", String(generation));
      room.storage.setNote("cart-id", cart.id);
      const single = customerId ? await keepSingleCart(room, cart, customerId) : ok(cart.id);
      return single.ok
        ? ok({ cartId: single.value, made: isMade && single.value === cart.id ? cart : null })
        : single;
    }
    if (cart && !customerId && isTransferred(cart)) noteTransferred(room.storage, cart.id);
    generation += 1;
    taken += 1;
  }
  return err({ code: "platform-unavailable" });
}

/**
 * Keeps one cart after a concurrent sign-in, which may have brought the customer a guest's cart.
 * The new one is not known yet, so it has no lines and is removed; the customer continues with the other.
 */
async function keepSingleCart(
  room: Room,
  made: Cart,
  customerId: string,
): Promise<Result<string, CartError>> {
  const active = await room.carts.listActive(customerId, made.storeKey);
  if (!active.ok) return err({ code: "platform-unavailable" });
  const other = active.value.find(({ id }) => id !== made.id);
  const isKept = !other || made.lines.length > 0;
  const removed = isKept ? ok(null) : await room.carts.remove(made.id, made.version);
  if (!removed.ok && removed.error.code !== "InvalidSubject") return err({ code: "platform-unavailable" });
  room.storage.dropNote("opening");
  return ok(isKept ? made.id : other.id);
}

/** A guest's cart that a customer took over is no longer the guest's. */
function isUsable(cart: Cart, storeKey: string, customerId: string | null = null): boolean {
  return cart.state === "Active" && cart.storeKey === storeKey && cart.customerId === customerId;
}

type FoundCart = { readonly cart: Cart | null; readonly isMade: boolean };

/**
 * Only a session without any earlier cart: the earlier one's room may know the command already, and a customer's new
 * cart has no lines until it is known to be the only one.
 */
async function planFirstOfGuest(room: Room, request: OpenCartRequest): Promise<FirstLines | null> {
  const { customerId, first } = request;
  const isFirst = room.storage.note("carts") === null && listTransferred(room.storage).length === 0;
  return first && !customerId && isFirst ? planFirst(room, request, first) : null;
}

/** For a key that already created a cart, as far as this room knows. */
async function findOrCreate(room: Room, cart: NewCart): Promise<Result<FoundCart, GatewayError>> {
  const known = await find(room, cart.key);
  return known.ok && known.value.cart === null ? createOrFind(room, cart) : known;
}

/** For a key that is most likely new: one call if it is; otherwise the platform reports the duplicate. */
async function createOrFind(room: Room, cart: NewCart): Promise<Result<FoundCart, GatewayError>> {
  const created = await room.carts.create({ ...cart, currency: room.country(cart.country).currency });
  if (created.ok) return ok({ cart: created.value, isMade: true });
  return created.error.code === "DuplicateField" ? find(room, cart.key) : created;
}

async function find(room: Room, key: string): Promise<Result<FoundCart, GatewayError>> {
  const found = await room.carts.findByKey(key);
  return found.ok ? ok({ cart: found.value, isMade: false }) : found;
}

function toCartKey({ sessionId, customerId, country }: OpenCartRequest, generation: number): string {
  const owner = customerId ?? sessionId;
  return `${owner.replaceAll(/[^A-Za-z0-9_-]/g, "-").slice(0, 200)}-${country}-${generation}`;
}

type CustomersCart = { readonly customerId: string; readonly country: CountryCode };

/**
 * Returns the id of a customer's active cart in a country's shop; null: none.
 * Any room may have created it.
 */
async function findActive(
  room: Room,
  { customerId, country }: CustomersCart,
): Promise<Result<string | null, CartError>> {
  const found = await room.carts.findActive(customerId, getCountry(country).storeKey);
  if (found.ok) return ok(found.value?.id ?? null);
  room.log("cart-search-failed", { kind: found.error.kind, code: found.error.code ?? "" });
  return err({ code: "platform-unavailable" });
}
