import type { Customer } from "../customers/customer.ts";
import type { Message } from "../messages/message.ts";
import { toModification } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";

const CARTS = `UPDATE cart SET customer_id = ?1, version = version + 1,
    data = json_set(data, '$.customerId', ?1, '$.version', version + 1, '$.lastModifiedBy', json(?3))
  WHERE anonymous_id = ?2 AND customer_id IS NULL`;

const ORDERS = `UPDATE orders SET customer_id = ?1, version = version + 1, last_modified_at = ?3,
    data = json_set(data, '$.customerId', ?1, '$.version', version + 1, '$.lastModifiedAt', ?3,
      '$.lastModifiedBy', json(?4))
  WHERE anonymous_id = ?2 AND customer_id IS NULL`;

const PAYMENTS = `UPDATE payment SET customer_id = ?1, version = version + 1, last_modified_at = ?3,
    data = json_set(data, '$.customer', json_object('typeId', 'customer', 'id', ?1), '$.version', version + 1,
      '$.lastModifiedAt', ?3, '$.lastModifiedBy', json(?4))
  WHERE anonymous_id = ?2 AND customer_id IS NULL`;

/** A session has few orders; further ones are assigned too, but without a message. */
const MAX_MESSAGES = 100;

interface OrderRow {
  readonly id: string;
  readonly version: number;
  readonly orderNumber: string | null;
}

export interface Assignment {
  readonly statements: D1PreparedStatement[];
  readonly messages: Message[];
}

/**
 * Statements that assign all resources of an anonymous session to the customer. Carts keep their time of change, so
 * that the cart of the sign-in stays the active one.
 */
export async function assignSession(
  context: RequestContext,
  customer: Customer,
  anonymousId: string,
): Promise<Assignment> {
  const { results } = await context.db
    .prepare(
      `SELECT id, version, order_number AS orderNumber FROM orders
        WHERE anonymous_id = ? AND customer_id IS NULL LIMIT ${MAX_MESSAGES}`,
    )
    .bind(anonymousId)
    .all<OrderRow>();
  const { lastModifiedAt, lastModifiedBy } = toModification(context);
  const initiator = JSON.stringify(lastModifiedBy);
  return {
    statements: [
      context.db.prepare(CARTS).bind(customer.id, anonymousId, initiator),
      context.db.prepare(ORDERS).bind(customer.id, anonymousId, lastModifiedAt, initiator),
      context.db.prepare(PAYMENTS).bind(customer.id, anonymousId, lastModifiedAt, initiator),
    ],
    messages: results.map(({ id, version, orderNumber }) => ({
      type: "OrderCustomerSet",
      resource: { typeId: "order", id, version: version + 1, userProvidedIdentifiers: { orderNumber } },
      payload: { customer: { typeId: "customer", id: customer.id } },
    })),
  };
}
