import type { CustomerKey } from "../../app/accounts/model/customer-key";

/** The storage with the table of one customer's keys, which is created when it is missing. */
export function prepareKeys(sql: SqlStorage): SqlStorage {
  sql.exec(
    `CREATE TABLE IF NOT EXISTS key (
      hash TEXT PRIMARY KEY, kind TEXT NOT NULL, data TEXT NOT NULL, made_at INTEGER NOT NULL, used_at INTEGER
    )`,
  );
  return sql;
}

/** All keys, the oldest first. */
export function listKeys(sql: SqlStorage): readonly CustomerKey[] {
  return sql
    .exec("SELECT hash, kind, data, made_at, used_at FROM key ORDER BY made_at, rowid")
    .toArray()
    .map((row) => ({
      hash: String(row.hash),
      kind: row.kind === "passkey" ? "passkey" : "identity",
      data: JSON.parse(String(row.data)),
      madeAt: Number(row.made_at),
      usedAt: row.used_at === null ? null : Number(row.used_at),
    }));
}

/** Removes the keys that were added until this time (milliseconds since 1970) and returns their hashes. */
export function removeKeysUntil(sql: SqlStorage, until: number): readonly string[] {
  return sql
    .exec("DELETE FROM key WHERE made_at <= ? RETURNING hash", until)
    .toArray()
    .map(({ hash }) => String(hash));
}
