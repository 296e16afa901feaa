import { commit, commitVersioned } from "../../database/commit.ts";
import type { Database } from "../../database/database.ts";
import { duplicateField, invalidSubject } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import {
  type DocumentName,
  type DocumentStore,
  loadDocument,
  parseDocument,
  requireDocument,
  writeDocument,
} from "../../resources/document-store.ts";
import { column } from "../../where/where-fields.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { toExpiry } from "../delete-days.ts";
import { contentWhereFields } from "./content-where-fields.ts";
import { insertSnapshots } from "./variant-snapshots.ts";

/** The table of carts. An expired cart counts as deleted, although its row may still exist. */
export const carts: DocumentStore<Cart> = {
  table: "cart",
  noun: "Cart",
  named: ["key", "key"],
  fields: {
    ...contentWhereFields,
    key: column("text", "d.key"),
    cartState: column("text", "d.state"),
    origin: column("text", "d.origin"),
  },
  parse: parseDocument,
  toColumns: (cart) => ({
    key: cart.key,
    anonymous_id: cart.anonymousId,
    customer_id: cart.customerId,
    store_key: cart.store?.key,
    state: cart.cartState,
    origin: cart.origin,
    expires_at: toExpiry(cart.lastModifiedAt, cart.deleteDaysAfterLastModification),
  }),
  toOwner: (cart) => cart,
  isOfStore: ({ store }, storeKey) => store?.key === storeKey,
  expiry: "expires_at",
  toDuplicates: ({ key }) => ({ "cart.key": () => duplicateField("key", key) }),
};

/** A cart by id or key, unless it is expired, of another store, or not the token's. */
export function loadCart(context: RequestContext, name: DocumentName): Promise<Cart | null> {
  return loadDocument(context, carts, name);
}

/** The cart of a mutation, at the given version if any. Throws InvalidSubject or ConcurrentModification. */
export function requireCart(context: RequestContext, name: DocumentName, version?: number): Promise<Cart> {
  return requireDocument(context, carts, name, version);
}

/** Writes a cart, new or its next version; the batch's guard has checked the former version. */
export function writeCart(database: Database, cart: Cart): D1PreparedStatement {
  return writeDocument(database, carts, cart);
}

/** Expired carts that are deleted with a new one, so that no schedule is needed. */
const PURGED_AT_ONCE = 20;

/**
 * Writes a new cart; first deletes some expired ones, the one under the same key among them. Throws DuplicateField if
 * its key is taken.
 */
export async function createCartRow(context: RequestContext, cart: Cart, facts: CartFacts): Promise<void> {
  const purge = `DELETE FROM cart WHERE expires_at <= ?1
    AND (key = ?2 OR id IN (SELECT id FROM cart WHERE expires_at <= ?1 LIMIT ${PURGED_AT_ONCE}))`;
  const statements = [
    ...insertSnapshots(context.db, cart, facts),
    context.db.prepare(purge).bind(cart.createdAt, cart.key ?? null),
    writeCart(context.db, cart),
  ];
  await commit(context.db, statements, carts.toDuplicates(cart));
}

/** Writes the next version of a cart. Throws ConcurrentModification if another client was faster. */
export async function saveCart(
  context: RequestContext,
  former: Cart,
  next: Cart,
  facts: CartFacts,
): Promise<void> {
  const statements = [...insertSnapshots(context.db, next, facts), writeCart(context.db, next)];
  await commitVersioned(context.db, toGuard(former), statements, carts.toDuplicates(next));
}

/** Deletes a cart and returns its last state. Throws InvalidSubject or ConcurrentModification. */
export async function deleteCart(
  context: RequestContext,
  name: DocumentName,
  version: number,
): Promise<Cart> {
  const cart = await requireCart(context, name, version);
  const remove = context.db.prepare("DELETE FROM cart WHERE id = ?").bind(cart.id);
  await commitVersioned(context.db, toGuard(cart), [remove]);
  return cart;
}

function toGuard({ id, version }: Cart) {
  return { table: "cart", id, expected: version, missing: invalidSubject("Cart", id) };
}

/** Bounds one run however many carts expire at once; the next run deletes more. */
const AT_ONCE = 500;

/**
 * Deletes expired carts, and snapshots that no cart uses. `now` in milliseconds since 1970. Reads skip expired carts
 * by themselves; this only frees the space. Returns the number of deleted rows.
 */
export async function forgetOldCarts(database: Database, now: number): Promise<number> {
  const time = new Date(now).toISOString();
  const forget = (table: string, by: string) =>
    database
      .prepare(`DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${by} <= ? LIMIT ${AT_ONCE})`)
      .bind(time);
  const answers = await database.batch([
    forget("cart", "expires_at"),
    forget("variant_snapshot", "used_until"),
  ]);
  return answers.reduce((sum, { meta }) => sum + meta.changes, 0);
}
