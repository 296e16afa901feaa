import { array, create, nullable, number, object, optional, record, string } from "superstruct";
import type { Cart } from "../../app/cart/model/cart";
import type { CartCommand, CartError } from "../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../app/foundation/result";
import type {
  AgentMark,
  AgentView,
  CartAddress,
  NewGrant,
  OpenGrant,
} from "../../app/gateways/cart-room/cart-room-gateway";
import { admitOwner, type Visitor } from "./cart-owner";
import type { Room } from "./room";

/** Time in which an assistant fills a cart; afterwards the shopper gives access again. */
const grantLifetimeMs = 2 * 60 * 60 * 1000;

/** The room stores only a hash of the secret. */
const Grant = object({ hash: string(), endsAt: number() });

/**
 * What the assistant's last response showed, who signed its call, and the keys of its completed updates, the newest
 * first.
 */
const View = object({
  pieces: record(string(), number()),
  keys: array(string()),
  signer: optional(nullable(string())),
});
const mostKeys = 20;

/** Commands that a shared access allows: the lines and codes, never addresses, delivery or payment. */
const shared: ReadonlySet<CartCommand["type"]> = new Set([
  "add-line",
  "add-lines",
  "set-quantity",
  "remove-line",
  "apply-coupon",
  "remove-coupon",
  "refresh",
]);

/** Gives an assistant access to the cart; an earlier access ends. */
export async function grantAgent(room: Room, address: CartAddress): Promise<Result<NewGrant, CartError>> {
  const admitted = await admitOwner(room, address);
  if (!admitted.ok) return admitted;
  const secret = toText(crypto.getRandomValues(new Uint8Array(16)));
  const grant = { hash: await toHash(secret), endsAt: room.now() + grantLifetimeMs };
  room.storage.setNote("agent-grant", JSON.stringify(grant));
  room.storage.dropNote("agent-view");
  return ok({ secret, endsAt: grant.endsAt });
}

/** Ends the shared access at once. */
export async function revokeAgent(room: Room, address: CartAddress): Promise<Result<null, CartError>> {
  const admitted = await admitOwner(room, address);
  if (!admitted.ok) return admitted;
  room.storage.dropNote("agent-grant");
  return ok(null);
}

/** Returns the present shared access; null: there is none. */
export async function findGrant(
  room: Room,
  address: CartAddress,
): Promise<Result<OpenGrant | null, CartError>> {
  const admitted = await admitOwner(room, address);
  if (!admitted.ok) return admitted;
  const grant = readGrant(room);
  return ok(grant && { endsAt: grant.endsAt, signer: readView(room)?.signer ?? null });
}

/**
 * Returns the visitor for whom a request acts: with a valid shared access the cart's owner.
 * `command`: null for a read. Errors: `cart-not-found` if the access ended or does not allow the command.
 */
export async function admitGrant(
  room: Room,
  { grant, customerId = null }: CartAddress,
  command: CartCommand | null,
): Promise<Result<Visitor, CartError>> {
  if (grant === undefined) return ok({ customerId });
  const known = readGrant(room);
  const isValid = known !== null && known.hash === (await toHash(grant));
  const isAllowed = command === null || shared.has(command.type);
  if (!isValid || !isAllowed) return err({ code: "cart-not-found" });
  return ok({ customerId: room.storage.note("customer") });
}

function readGrant({ storage, now }: Room) {
  const note = storage.note("agent-grant");
  const grant = note === null ? null : create(JSON.parse(note), Grant);
  return grant && grant.endsAt > now() ? grant : null;
}

/**
 * Returns what the assistant saw last, so that its next update changes only what it means to change.
 * null: it has not seen the cart yet.
 */
export async function recallAgentView(
  room: Room,
  address: CartAddress,
): Promise<Result<AgentView | null, CartError>> {
  const visitor = await admitGrant(room, address, null);
  if (!visitor.ok) return visitor;
  return ok(readView(room));
}

function readView({ storage }: Room) {
  const note = storage.note("agent-view");
  return note === null ? null : create(JSON.parse(note), View);
}

/** Records what the assistant saw, and its call. */
export async function noteAgentView(
  room: Room,
  address: CartAddress,
  pieces: AgentView["pieces"],
  { key, signer }: AgentMark,
): Promise<Result<null, CartError>> {
  const known = await recallAgentView(room, address);
  if (!known.ok) return known;
  const keys = [...(key === null ? [] : [key]), ...(known.value?.keys ?? [])].slice(0, mostKeys);
  room.storage.setNote("agent-view", JSON.stringify({ pieces, keys, signer }));
  return ok(null);
}

/**
 * Records who adds lines that the cart does not have yet: an assistant, or the shopper.
 * Called before the command is executed.
 */
export function noteAdder({ storage }: Room, command: CartCommand, isAgent: boolean): void {
  const skus = listAdded(command);
  const present = new Set(storage.snapshot()?.cart.lines.map(({ sku }) => sku));
  const fresh = skus.filter((sku) => !present.has(sku));
  const known = listAgentSkus(storage);
  const kept = known.filter((sku) => !fresh.includes(sku));
  const next = isAgent ? [...kept, ...fresh] : kept;
  if (fresh.length > 0 && (isAgent || known.length > 0)) storage.setNote("agent-skus", JSON.stringify(next));
}

function listAdded(command: CartCommand): readonly string[] {
  if (command.type === "add-line") return [command.sku];
  return command.type === "add-lines" ? command.lines.map(({ sku }) => sku) : [];
}

/** Adds to a cart which of its lines an assistant added. */
export function withAgentSkus({ storage }: Room, cart: Cart): Cart {
  const known = listAgentSkus(storage);
  const agentSkus = known.filter((sku) => cart.lines.some((line) => line.sku === sku));
  return agentSkus.length > 0 ? { ...cart, agentSkus } : cart;
}

function listAgentSkus(storage: Room["storage"]): readonly string[] {
  return JSON.parse(storage.note("agent-skus") ?? "[]") as readonly string[];
}

async function toHash(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return toText(new Uint8Array(digest));
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
