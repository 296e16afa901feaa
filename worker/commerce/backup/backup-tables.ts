/** A table that a backup copies completely. */
export interface BackupTable {
  readonly name: string;
  /** Its primary key, which orders the pages. */
  readonly key: readonly string[];
  /** Rows written since ?1 (ISO time); without it the table is small and copied whole with the last page of a run. */
  readonly changed?: string;
}

const modified = "last_modified_at >= ?1";

const usedSince = (table: string) =>
  `SELECT l.value ->> 'snapshotId' FROM ${table} d, json_each(d.data, '$.lineItems') l WHERE d.last_modified_at >= ?1`;

/** In the order of copying and restoring. */
export const backupTables: readonly BackupTable[] = [
  { name: "api_client", key: ["id"] },
  { name: "resource", key: ["id"], changed: modified },
  { name: "category", key: ["seq"], changed: modified },
  { name: "product", key: ["seq"], changed: modified },
  { name: "standalone_price", key: ["id"], changed: modified },
  { name: "inventory", key: ["id"], changed: modified },
  { name: "customer", key: ["id"], changed: modified },
  { name: "review", key: ["id"], changed: modified },
  { name: "custom_object", key: ["id"], changed: modified },
  {
    name: "variant_snapshot",
    key: ["id"],
    changed: `id IN (${usedSince("cart")} UNION ${usedSince("orders")})`,
  },
  { name: "anonymous_session", key: ["id"], changed: "created_at >= ?1" },
  { name: "cart", key: ["id"], changed: modified },
  { name: "payment", key: ["id"], changed: modified },
  { name: "orders", key: ["id"], changed: modified },
  {
    name: "discount_code_application",
    key: ["code_id", "order_id"],
    changed: "order_id IN (SELECT id FROM orders WHERE last_modified_at >= ?1)",
  },
  { name: "message", key: ["seq"], changed: "created_at >= ?1" },
  { name: "discount_due", key: ["discount_id", "due_at"] },
  { name: "product_type_revision", key: ["product_type_id", "version"] },
];

/** The tables whose deleted rows are erased permanently (triggers of migration 0014), with their dependent tables. */
export const erasableTables: Readonly<Record<string, readonly string[]>> = {
  resource: ["DELETE FROM discount_code_application WHERE code_id IN (SELECT value FROM json_each(?1))"],
  category: [],
  product: [],
  inventory: [],
  review: [],
  payment: [],
  custom_object: [],
  standalone_price: [],
  orders: ["DELETE FROM discount_code_application WHERE order_id IN (SELECT value FROM json_each(?1))"],
  customer: [
    `UPDATE message SET data = '{}' WHERE resource_type = 'customer' AND resource_id IN (SELECT value FROM json_each(?1))`,
    "DELETE FROM cart WHERE customer_id IN (SELECT value FROM json_each(?1))",
  ],
};

/** Tables that a backup omits, with the reason; a test checks that every table is in one of the two lists. */
export const leftTables: Readonly<Record<string, string>> = {
  category_slug: "made anew from category",
  category_ancestor: "made anew from category",
  customer_email: "made anew from customer",
  product_variant: "made anew from product",
  product_locale: "made anew from product",
  product_price: "made anew from product",
  product_category: "made anew from product",
  product_attribute: "made anew from product",
  staged_variant: "made anew from product",
  staged_locale: "made anew from product",
  word_form: "made anew from product",
  token: "a sign-in is begun anew",
  customer_token: "the proof of a mail is sent anew",
  sign_in_attempt: "forgotten within the hour",
  import_container: "an import is sent anew",
  import_operation: "an import is sent anew",
  write_guard: "holds nothing between two writes",
  backup_run: "about this database's own backups",
  backup_page: "about this database's own backups",
  restoring: "about this database's own backups",
  erasure: "lies beside the backups, and in a run's last page",
};
