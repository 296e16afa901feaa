import type { Database } from "../../database/database.ts";
import type { Cart } from "../cart.ts";
import { toExpiry } from "../delete-days.ts";

export interface CartRow {
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
export function insertCart(database: Database, cart: Cart): D1PreparedStatement[] {
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
