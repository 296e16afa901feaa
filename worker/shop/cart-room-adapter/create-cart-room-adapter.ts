import type { CartError } from "../../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../../app/foundation/result";
import type {
  CartAddress,
  CartRoomGateway,
  CartTaker,
  SignedInCarts,
} from "../../../app/gateways/cart-room/cart-room-gateway";
import type { Order } from "../../../app/orders/model/order";
import type { CartRoom } from "../../../durable-objects/cart-room/cart-room";
import type { GivenCart, Giving } from "../../../durable-objects/cart-room/give-cart";
import { createAgentCalls } from "./agent-calls";
import { callRoom } from "./call-room";
import { openRoom } from "./open-room";

const noCart = err({ code: "cart-incomplete", missing: "lines" } as const);
const unavailable = { code: "platform-unavailable" } as const;

/** The shop's cart gateway over the RPC of `CartRoom`. */
export function createCartRoomAdapter(
  { CartRoom }: Pick<ShopBindings, "CartRoom">,
  /** Receives the name of each room that is used. */
  observe?: (roomName: string) => void,
): CartRoomGateway {
  const roomOf = (cartId: string) => {
    observe?.(toRoomName(cartId));
    return openRoom(CartRoom, toRoomName(cartId));
  };
  const openingRoomOf = ({ sessionId, customerId }: CartAddress) =>
    openRoom(CartRoom, customerId ? `customer:${customerId}` : `session:${sessionId}`);
  const move = (carts: SignedInCarts) => moveCommands(roomOf, carts);

  return {
    async read(address, from = "snapshot") {
      const { cartId } = address;
      if (!cartId) return { ok: true, value: null };
      return callRoom(() => roomOf(cartId).read(address, from), unavailable);
    },
    async execute(address, command, idempotencyKey, body = command) {
      const { sessionId, customerId = null, country } = address;
      const request = { sessionId, customerId, country, first: { command, key: idempotencyKey, body } };
      const opened = address.cartId
        ? ok({ cartId: address.cartId, formerIds: [], made: null })
        : await callRoom(() => openingRoomOf(address).openCart(request), unavailable);
      if (!opened.ok) return opened;
      const { cartId, made } = opened.value;
      const moved = await move(opened.value);
      if (!moved.ok) return moved;
      return callRoom(
        () => roomOf(cartId).execute({ ...address, cartId }, command, idempotencyKey, body, made),
        unavailable,
      );
    },
    findCart(address) {
      const { customerId = null, country } = address;
      return callRoom(() => openingRoomOf(address).findCart({ customerId, country }), unavailable);
    },
    async noteCarts(address, cartIds) {
      await callRoom(async () => ok(await openingRoomOf(address).noteCarts(address.country, cartIds)), null);
    },
    ...createSignInCalls(move, openingRoomOf, roomOf),
    ...createAgentCalls(roomOf),
    async leave({ cartId, sessionId }) {
      if (!cartId) return;
      await callRoom(async () => ok(await roomOf(cartId).deleteUserConnections(sessionId)), unavailable);
    },
    async deleteCart(address, idempotencyKey) {
      const { cartId } = address;
      if (!cartId) return { ok: true, value: null };
      return callRoom(() => roomOf(cartId).deleteCart(address, idempotencyKey), unavailable);
    },
    ...createListCalls(roomOf, openingRoomOf),
    ...createPaymentCalls(roomOf),
  };
}

type RoomOf<Name> = (name: Name) => DurableObjectStub<CartRoom>;

/**
 * Copies the results of former carts' commands, and their guarantees, to the room of the cart that continues.
 * Also for a cart that becomes the customer's: its room's state and cookie are from before the sign-in.
 */
async function moveCommands(
  roomOf: RoomOf<string>,
  { cartId, formerIds }: SignedInCarts,
): Promise<Result<null, CartError>> {
  for (const formerId of formerIds) {
    const transfer = await callRoom(() => roomOf(formerId).transferCart(), unavailable);
    if (!transfer.ok) return transfer;
    if (cartId === null || cartId === formerId) continue;
    const received = await callRoom(() => roomOf(cartId).receiveCart(transfer.value), unavailable);
    if (!received.ok) return received;
  }
  return ok(null);
}

/**
 * Queries the rooms of all carts that the session's room and the customer's room list: the room of an ordered cart has
 * the order.
 */
async function findOrders(
  roomOf: RoomOf<string>,
  openingRoomOf: RoomOf<CartAddress>,
  address: CartAddress,
): Promise<Result<readonly Order[], CartError>> {
  const cartIds = await listCarts(openingRoomOf, address);
  if (!cartIds.ok) return cartIds;
  const ask = (cartId: string) =>
    callRoom(() => roomOf(cartId).findOrder({ ...address, cartId }), unavailable);
  const orders: Order[] = [];
  for (const order of await Promise.all([...cartIds.value].map(ask))) {
    if (!order.ok && order.error.code === "platform-unavailable") return order;
    if (order.ok && order.value) orders.push(order.value);
  }
  return ok(orders.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)));
}

/** Ids of the address's cart and of the carts that the session's and the customer's rooms list. */
async function listCarts(
  openingRoomOf: RoomOf<CartAddress>,
  address: CartAddress,
): Promise<Result<ReadonlySet<string>, CartError>> {
  const { customerId = null, country } = address;
  const owners = customerId ? [address, { ...address, customerId: null }] : [address];
  const lists = await Promise.all(
    owners.map((owner) =>
      callRoom(async () => ok(await openingRoomOf(owner).listCarts({ customerId, country })), unavailable),
    ),
  );
  const cartIds = new Set(address.cartId ? [address.cartId] : []);
  for (const list of lists) {
    if (!list.ok) return list;
    for (const cartId of list.value) cartIds.add(cartId);
  }
  return ok(cartIds);
}

/** The guest's cart may change this many times while it is merged. */
const mergeTries = 3;

/**
 * Gives the guest's cart to the customer: as a whole, or by merging its lines into the customer's cart.
 * The guest's cart ends only after the merge: a failure in between leaves the lines in both, and a repeat joins them.
 */
async function giveCart(
  roomOf: RoomOf<string>,
  openingRoomOf: RoomOf<CartAddress>,
  guest: CartAddress,
  customer: CartTaker,
): Promise<Result<string | null, CartError>> {
  const { cartId, country } = guest;
  const address = { ...guest, customerId: customer.id };
  const findOwn = () =>
    callRoom(() => openingRoomOf(address).findCart({ customerId: customer.id, country }), unavailable);
  if (!cartId) return findOwn();
  let merged: Extract<GivenCart, { as: "lines" }> | null = null;
  for (let tries = 1; tries <= mergeTries; tries += 1) {
    const giving: Giving = { guest, customer, merged: merged?.cart ?? null };
    const given: Result<GivenCart, CartError> = await callRoom(
      () => roomOf(cartId).giveCart(giving),
      unavailable,
    );
    if (!given.ok) return given;
    if (!given.value) return merged ? ok(merged.into) : findOwn();
    if (given.value.as === "own") return ok(given.value.cartId);
    merged = given.value;
    const { into, cart } = merged;
    const { lines } = cart;
    const taken = await callRoom(
      () => roomOf(into).mergeCart({ ...address, cartId: into }, { lines }),
      unavailable,
    );
    if (!taken.ok) return taken;
  }
  return err(unavailable);
}

function createSignInCalls(
  move: (carts: SignedInCarts) => Promise<Result<null, CartError>>,
  openingRoomOf: RoomOf<CartAddress>,
  roomOf: RoomOf<string>,
): Pick<CartRoomGateway, "beginSignIn" | "endSignIn" | "giveCart"> {
  return {
    giveCart: (guest, customer) => giveCart(roomOf, openingRoomOf, guest, customer),
    beginSignIn: (guest) => callRoom(() => openingRoomOf(guest).beginSignIn(), unavailable),
    async endSignIn(guest, signedIn) {
      const moved = signedIn ? await move(signedIn) : ok(null);
      if (!moved.ok) return moved;
      return callRoom(() => openingRoomOf(guest).endSignIn(signedIn !== null), unavailable);
    },
  };
}

function createListCalls(
  roomOf: RoomOf<string>,
  openingRoomOf: RoomOf<CartAddress>,
): Pick<CartRoomGateway, "findOrder" | "findOrders" | "ownsCart"> {
  return {
    async findOrder(address) {
      const { cartId } = address;
      if (!cartId) return { ok: true, value: null };
      return callRoom(() => roomOf(cartId).findOrder(address), unavailable);
    },
    findOrders: (address) => findOrders(roomOf, openingRoomOf, address),
    async ownsCart(address, cartId) {
      const carts = await listCarts(openingRoomOf, address);
      return carts.ok ? ok(carts.value.has(cartId)) : carts;
    },
  };
}

function createPaymentCalls(
  roomOf: RoomOf<string>,
): Pick<CartRoomGateway, "startPayment" | "finishPayment" | "releaseOrder"> {
  return {
    releaseOrder: (cartId) => callRoom(() => roomOf(cartId).releaseOrder(), unavailable),
    async startPayment(address, choice) {
      const { cartId } = address;
      if (!cartId) return noCart;
      const start = (id: string) =>
        callRoom(() => roomOf(id).startPayment({ ...address, cartId: id }, choice), unavailable);
      const first = await start(cartId);
      const started = first.ok && first.value.next === "elsewhere" ? await start(first.value.cartId) : first;
      if (!started.ok) return started;
      return started.value.next === "elsewhere" ? noCart : ok(started.value);
    },
    async finishPayment(address, outcome) {
      const { cartId } = address;
      if (!cartId) return noCart;
      return callRoom(
        () => roomOf(cartId).finishPayment({ from: "shopper", ...outcome }, address),
        unavailable,
      );
    },
  };
}

/** The name of a cart's room. */
export function toRoomName(cartId: string): string {
  return `cart:${cartId}`;
}
