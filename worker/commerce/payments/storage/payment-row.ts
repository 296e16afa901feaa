import type { Database } from "../../database/database.ts";
import type { Payment } from "../payment.ts";

export interface PaymentRow {
  readonly id: string;
  readonly data: string;
}

/** The platform wrote the column itself, so it is read back as what it was. */
export function parsePaymentRow({ data }: Pick<PaymentRow, "data">): Payment {
  return JSON.parse(data) as Payment;
}

/** Writes a payment, new or its next version; a batch's guard has seen to it that the former one is still there. */
export function writePayment(database: Database, payment: Payment): D1PreparedStatement {
  return database
    .prepare(
      `INSERT INTO payment (id, version, key, anonymous_id, customer_id, interface_id, created_at, last_modified_at, data)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, key = excluded.key,
          anonymous_id = excluded.anonymous_id, customer_id = excluded.customer_id,
          interface_id = excluded.interface_id, last_modified_at = excluded.last_modified_at, data = excluded.data`,
    )
    .bind(
      payment.id,
      payment.version,
      payment.key ?? null,
      payment.anonymousId ?? null,
      payment.customer?.id ?? null,
      payment.interfaceId ?? null,
      payment.createdAt,
      payment.lastModifiedAt,
      JSON.stringify(payment),
    );
}
