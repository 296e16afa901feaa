import type { Database } from "../../database/database.ts";
import type { Customer } from "../customer.ts";
import { foldEmail } from "../email.ts";

export interface CustomerRow {
  readonly data: string;
}

/** The platform wrote the column itself, so it is read back as what it was. */
export function parseCustomerRow({ data }: CustomerRow): Customer {
  return JSON.parse(data) as Customer;
}

type Writer = Pick<Database, "prepare">;

/** Where the e-mail address must be the only one of its kind: in each store, or in the project ('') without stores. */
function claimEmail(database: Writer, { id, email, stores }: Customer): D1PreparedStatement[] {
  const places = stores.length > 0 ? stores.map(({ key }) => key) : [""];
  return [
    database.prepare("DELETE FROM customer_email WHERE customer_id = ?").bind(id),
    database
      .prepare(
        "INSERT INTO customer_email (store_key, email, customer_id) SELECT value, ?, ? FROM json_each(?)",
      )
      .bind(foldEmail(email), id, JSON.stringify(places)),
  ];
}

/** Writes a customer, new or its next version; a password that is not given stays as it was, null takes it away. */
export function writeCustomer(
  database: Writer,
  customer: Customer,
  passwordHash?: string | null,
): D1PreparedStatement[] {
  const kept = passwordHash === undefined ? "customer.password_hash" : "excluded.password_hash";
  const row = database
    .prepare(
      `INSERT INTO customer (id, version, key, customer_number, password_hash, created_at, last_modified_at, data)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, key = excluded.key,
          customer_number = excluded.customer_number, password_hash = ${kept},
          last_modified_at = excluded.last_modified_at, data = excluded.data`,
    )
    .bind(
      customer.id,
      customer.version,
      customer.key ?? null,
      customer.customerNumber ?? null,
      passwordHash ?? null,
      customer.createdAt,
      customer.lastModifiedAt,
      JSON.stringify(customer),
    );
  return [row, ...claimEmail(database, customer)];
}
