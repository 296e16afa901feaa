import { commit, commitVersioned, type DuplicateNames } from "../../database/commit.ts";
import type { Database } from "../../database/database.ts";
import {
  concurrentModification,
  duplicateField,
  invalidInput,
  invalidSubject,
} from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { isOwn, readOwner } from "../../resources/owner.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { toExpiry } from "../delete-days.ts";
import { insertSnapshots } from "./variant-snapshots.ts";

interface CartRow {
  readonly data: string;
}

/** The platform wrote the column itself, so it is read back as what it was. */
export function parseCartRow({ data }: CartRow): Cart {
  return JSON.parse(data) as Cart;
}

/** Values of the columns in the order of CART_COLUMNS. */
function toColumns(cart: Cart): (string | number | null)[] {
  return [
    cart.id,
    cart.version,
    cart.key ?? null,
    cart.anonymousId ?? null,
    cart.customerId ?? null,
    cart.store?.key ?? null,
    cart.cartState,
    cart.origin,
    cart.createdAt,
    cart.lastModifiedAt,
    toExpiry(cart.lastModifiedAt, cart.deleteDaysAfterLastModification),
    JSON.stringify(cart),
  ];
}

/** Expired carts that a new one takes away with it, so that they go without a schedule. */
const PURGED_AT_ONCE = 20;

/** A new cart; some expired ones go before it, the one under the same key among them. */
function insertCart(database: Database, cart: Cart): D1PreparedStatement[] {
  const purge = `DELETE FROM cart WHERE expires_at <= ?1
    AND (key = ?2 OR id IN (SELECT id FROM cart WHERE expires_at <= ?1 LIMIT ${PURGED_AT_ONCE}))`;
  const insert = `INSERT INTO cart (id, version, key, anonymous_id, customer_id, store_key, state, origin, created_at,
    last_modified_at, expires_at, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  return [
    database.prepare(purge).bind(cart.createdAt, cart.key ?? null),
    database.prepare(insert).bind(...toColumns(cart)),
  ];
}

/** Writes the next version of a cart; the batch's guard has seen to it that the former one is still there. */
export function updateCartRow(database: Database, cart: Cart): D1PreparedStatement {
  return database
    .prepare(
      `UPDATE cart SET version = ?2, key = ?3, anonymous_id = ?4, customer_id = ?5, store_key = ?6, state = ?7,
        origin = ?8, created_at = ?9, last_modified_at = ?10, expires_at = ?11, data = ?12 WHERE id = ?1`,
    )
    .bind(...toColumns(cart));
}

/** Writes a new cart. Throws DuplicateField when its key is taken. */
export async function createCartRow(context: RequestContext, cart: Cart, facts: CartFacts): Promise<void> {
  const statements = [...insertSnapshots(context.db, cart, facts), ...insertCart(context.db, cart)];
  await commit(context.db, statements, duplicatesOf(cart));
}

/** Writes the next version of a cart. Throws ConcurrentModification when somebody was faster. */
export async function saveCart(
  context: RequestContext,
  former: Cart,
  next: Cart,
  facts: CartFacts,
): Promise<void> {
  const { id, version } = former;
  const guard = { table: "cart", id, expected: version, missing: invalidSubject("Cart", id) };
  const statements = [...insertSnapshots(context.db, next, facts), updateCartRow(context.db, next)];
  await commitVersioned(context.db, guard, statements, duplicatesOf(next));
}

function duplicatesOf({ key }: Cart): DuplicateNames {
  return { "cart.key": () => duplicateField("key", key) };
}

/** Deletes a cart and answers what it was. Throws InvalidSubject or ConcurrentModification. */
export async function deleteCart(context: RequestContext, name: CartName, version: number): Promise<Cart> {
  const cart = await requireCart(context, name, version);
  const guard = { table: "cart", id: cart.id, expected: version, missing: invalidSubject("Cart", cart.id) };
  await commitVersioned(context.db, guard, [
    context.db.prepare("DELETE FROM cart WHERE id = ?").bind(cart.id),
  ]);
  return cart;
}

/** So that one run stays short however many carts expire at once; the next run takes more. */
const AT_ONCE = 500;

/**
 * Deletes carts whose time is over, and snapshots that no cart needs any more. `now` in milliseconds since 1970. Reads
 * leave expired carts out by themselves; this only frees the space.
 */
export async function forgetOldCarts(database: Database, now: number): Promise<void> {
  const time = new Date(now).toISOString();
  const forget = (table: string, column: string) =>
    database
      .prepare(
        `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${column} <= ? LIMIT ${AT_ONCE})`,
      )
      .bind(time);
  await database.batch([forget("cart", "expires_at"), forget("variant_snapshot", "used_until")]);
}

export interface CartName {
  readonly id?: string | null;
  readonly key?: string | null;
  /** Only a cart of this store. */
  readonly storeKey?: string | null;
}

/** A cart by id or key, unless it is expired, of another store, or not the token's. */
export async function loadCart(context: RequestContext, name: CartName): Promise<Cart | null> {
  const column = name.id ? "id" : "key";
  const row = await context.db
    .prepare(`SELECT data FROM cart WHERE ${column} = ? AND expires_at > ?`)
    .bind(name.id ?? name.key ?? "", context.now.toISOString())
    .first<CartRow>();
  const cart = row && parseCartRow(row);
  if (!cart || !isOwn(readOwner(context.access), cart)) return null;
  return name.storeKey && cart.store?.key !== name.storeKey ? null : cart;
}

/** The cart that a mutation names, at the version it names. Throws InvalidSubject or ConcurrentModification. */
export async function requireCart(context: RequestContext, name: CartName, version: number): Promise<Cart> {
  const cart = await requireAnyVersion(context, name);
  if (cart.version !== version) throw concurrentModification(cart.id, version, cart.version);
  return cart;
}

/** The cart that a mutation names, whatever its version. Throws InvalidSubject. */
export async function requireAnyVersion(context: RequestContext, name: CartName): Promise<Cart> {
  if (!name.id && !name.key) throw invalidInput("Either 'id' or 'key' of the cart is required.");
  const cart = await loadCart(context, name);
  if (!cart) throw invalidSubject("Cart", name.id ?? name.key ?? "");
  return cart;
}
