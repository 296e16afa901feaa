import type { RequestContext } from "../../requests/request-context.ts";
import type { Customer } from "../customer.ts";
import { foldEmail } from "../email.ts";
import { type CustomerRow, parseCustomerRow } from "./customer-row.ts";

/** The customer of an e-mail address in a store, or in the project. */
export async function loadByEmail(
  context: RequestContext,
  email: string,
  storeKey: string | null | undefined,
): Promise<Customer | null> {
  const row = await context.db
    .prepare(
      `SELECT c.data FROM customer_email e JOIN customer c ON c.id = e.customer_id
        WHERE e.store_key = ? AND e.email = ?`,
    )
    .bind(storeKey ?? "", foldEmail(email))
    .first<CustomerRow>();
  return row && parseCustomerRow(row);
}
