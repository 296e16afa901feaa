import type { PlatformError } from "../errors/platform-error.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { Database } from "./database.ts";

/** SQL: the language of one of the slugs ?1 that a row other than ?2 has in a table. */
function usedIn(table: string, isAnother: string): string {
  return `SELECT w.key AS locale FROM json_each(?1) w JOIN ${table} t ON t.locale = w.key AND t.slug = w.value
    WHERE ${isAnother}`;
}

const IS_ANOTHER_PRODUCT = "t.product_seq NOT IN (SELECT seq FROM product WHERE id = ?2)";
const TAKEN = {
  category: `${usedIn("category_slug", "t.category_id <> ?2")} LIMIT 1`,
  product: `${usedIn("product_locale", IS_ANOTHER_PRODUCT)}
    UNION ALL ${usedIn("staged_locale", IS_ANOTHER_PRODUCT)} LIMIT 1`,
};

/** Returns which of these slugs is taken by another resource of the kind: `slug.de`. */
export async function duplicateSlug(
  database: Database,
  kind: keyof typeof TAKEN,
  id: string,
  slugs: Readonly<Record<string, string>>,
): Promise<PlatformError> {
  const locale = await database.prepare(TAKEN[kind]).bind(JSON.stringify(slugs), id).first<string>("locale");
  return locale === null ? duplicateField("slug", slugs) : duplicateField(`slug.${locale}`, slugs[locale]);
}
