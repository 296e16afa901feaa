import type { Database } from "../database/database.ts";
import type { JsonObject } from "../json/json.ts";

/**
 * Statements for the batch that writes (or, without data, deletes) a product discount: its prices are due to be reckoned at
 * once, and again when it begins and ends.
 */
export function dueStatements(
  database: Pick<Database, "prepare">,
  id: string,
  data: JsonObject | null,
  now: Date,
): D1PreparedStatement[] {
  const at = now.toISOString();
  const later = [data?.validFrom, data?.validUntil].filter(
    (date): date is string => typeof date === "string" && date > at,
  );
  const rows = JSON.stringify([...new Set([at, ...later])]);
  return [
    database.prepare("DELETE FROM discount_due WHERE discount_id = ?").bind(id),
    database
      .prepare("INSERT INTO discount_due (discount_id, due_at) SELECT ?, value FROM json_each(?)")
      .bind(id, rows),
  ];
}
