import type { Database } from "../database/database.ts";
import type { Localized } from "../json/json.ts";

/** One row for each locale's slug. */
export function slugStatement(database: Database, id: string, slug: Localized): D1PreparedStatement {
  return database
    .prepare("INSERT INTO category_slug (locale, slug, category_id) SELECT key, value, ? FROM json_each(?)")
    .bind(id, JSON.stringify(slug));
}

/** The parent and all above it become ancestors of a category that has none yet. */
export function ancestorStatement(database: Database, id: string, parentId: string): D1PreparedStatement {
  return database
    .prepare(
      `INSERT INTO category_ancestor (category_id, ancestor_id, distance)
       SELECT ?1, ?2, 1 UNION ALL
       SELECT ?1, ancestor_id, distance + 1 FROM category_ancestor WHERE category_id = ?2`,
    )
    .bind(id, parentId);
}

const SUBTREE = "SELECT ?1 UNION SELECT category_id FROM category_ancestor WHERE ancestor_id = ?1";

/** Hangs a category with everything below it under another parent (or none), and its products with it. */
export function moveStatements(
  database: Database,
  id: string,
  parentId: string | null,
): readonly D1PreparedStatement[] {
  const unlink = database
    .prepare(
      `DELETE FROM category_ancestor WHERE category_id IN (${SUBTREE})
         AND ancestor_id IN (SELECT ancestor_id FROM category_ancestor WHERE category_id = ?1)`,
    )
    .bind(id);
  const link = database
    .prepare(
      `INSERT INTO category_ancestor (category_id, ancestor_id, distance)
       SELECT below.id, above.id, below.distance + above.distance + 1
       FROM (SELECT ?1 AS id, 0 AS distance UNION ALL
             SELECT category_id, distance FROM category_ancestor WHERE ancestor_id = ?1) below,
            (SELECT ?2 AS id, 0 AS distance UNION ALL
             SELECT ancestor_id, distance FROM category_ancestor WHERE category_id = ?2) above
       WHERE ?2 IS NOT NULL`,
    )
    .bind(id, parentId);
  const forget = database
    .prepare(
      `DELETE FROM product_category WHERE direct = 0 AND product_seq IN
         (SELECT product_seq FROM product_category WHERE direct = 1 AND category_id IN (${SUBTREE}))`,
    )
    .bind(id);
  const relearn = database
    .prepare(
      `INSERT OR IGNORE INTO product_category (category_id, product_seq, direct)
       SELECT a.ancestor_id, own.product_seq, 0 FROM product_category own
       JOIN category_ancestor a ON a.category_id = own.category_id
       WHERE own.direct = 1 AND own.product_seq IN
         (SELECT product_seq FROM product_category WHERE direct = 1 AND category_id IN (${SUBTREE}))`,
    )
    .bind(id);
  return [unlink, link, forget, relearn];
}
