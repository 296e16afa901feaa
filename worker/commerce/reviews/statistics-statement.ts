import type { Database } from "../database/database.ts";
import type { Reference } from "../json/json.ts";

/** Reckons a product's statistics from its rated, included reviews; the average keeps five decimals. */
const UPDATE = `UPDATE product SET review_statistics = (
    SELECT CASE WHEN count(*) = 0 THEN NULL ELSE json_object(
      'averageRating', round(avg(rating), 5), 'highestRating', max(rating), 'lowestRating', min(rating),
      'count', count(*),
      'ratingsDistribution', (SELECT json_group_object(rating, n) FROM
        (SELECT rating, count(*) AS n FROM review
         WHERE target_id = ?1 AND included = 1 AND rating IS NOT NULL GROUP BY rating ORDER BY rating))) END
    FROM review WHERE target_id = ?1 AND included = 1 AND rating IS NOT NULL)
  WHERE id = ?1`;

export function statisticsStatement(database: Database, productId: string): D1PreparedStatement {
  return database.prepare(UPDATE).bind(productId);
}

/** The statistics of every product among these targets, each once. */
export function statisticsStatements(
  database: Database,
  targets: readonly (Reference | undefined)[],
): D1PreparedStatement[] {
  const products = targets.flatMap((target) => (target?.typeId === "product" ? [target.id] : []));
  return [...new Set(products)].map((id) => statisticsStatement(database, id));
}
