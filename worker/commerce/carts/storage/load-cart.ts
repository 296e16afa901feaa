import type { RequestContext } from "../../graphql/request-context.ts";
import { isOwn, readOwner } from "../../resources/owner.ts";
import type { Cart } from "../cart.ts";
import { type CartRow, parseCartRow } from "./cart-row.ts";

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
