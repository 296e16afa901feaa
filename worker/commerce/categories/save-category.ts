import { commitVersioned } from "../database/commit.ts";
import type { Database } from "../database/database.ts";
import { fragment } from "../database/fragment.ts";
import { type Message, toNotice } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { ProductData } from "../products/product.ts";
import { reviseProducts } from "../products/revise-products.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { type ResourceName, requireRow } from "../resources/noun-table.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { Category } from "./category.ts";
import { categoryTable } from "./find-categories.ts";

/** The category and all below it, the deepest first, so that children are deleted before their parents. */
const BRANCH = `SELECT c.id, c.key, c.version FROM category c WHERE c.id = ?1
  OR c.id IN (SELECT category_id FROM category_ancestor WHERE ancestor_id = ?1)
  ORDER BY (SELECT count(*) FROM category_ancestor a WHERE a.category_id = c.id) DESC`;

interface BranchRow {
  readonly id: string;
  readonly key: string | null;
  readonly version: number;
}

function leaveCategories(data: ProductData, gone: ReadonlySet<string>): ProductData {
  const categories = data.categories.filter(({ id }) => !gone.has(id));
  if (categories.length === data.categories.length) return data;
  const { categoryOrderHints, ...rest } = data;
  if (!categoryOrderHints) return { ...rest, categories };
  const hints = Object.entries(categoryOrderHints).filter(([id]) => !gone.has(id));
  return { ...rest, categories, categoryOrderHints: Object.fromEntries(hints) };
}

function deletions(context: RequestContext, branch: readonly BranchRow[]): D1PreparedStatement[] {
  const deletionMessages = branch.map(({ id, key, version }) =>
    toNotice("ResourceDeleted", {
      typeId: "category",
      id,
      version: version + 1,
      userProvidedIdentifiers: { key: key ?? undefined },
    }),
  );
  const rows = branch.map(({ id }) => context.db.prepare("DELETE FROM category WHERE id = ?").bind(id));
  return [...rows, ...writeMessages(context.db, context.now, deletionMessages)];
}

/**
 * Deletes a category with everything below it, as the platform does; removes products from these categories first.
 * Throws ResourceNotFound, ConcurrentModification.
 */
export async function deleteCategory(
  context: RequestContext,
  name: ResourceName,
  version: number,
): Promise<Category> {
  const category = await requireRow(context, categoryTable, name);
  requireVersion(category, version);
  const branch = await context.db.prepare(BRANCH).bind(category.id).all<BranchRow>();
  const gone = new Set(branch.results.map(({ id }) => id));
  const inBranch = fragment(
    "p.seq IN (SELECT product_seq FROM product_category WHERE direct = 1 AND category_id IN (SELECT value FROM json_each(?)))",
    JSON.stringify([...gone]),
  );
  await reviseProducts(context, inBranch, (data) => leaveCategories(data, gone));
  const guard = { table: "category", id: category.id, expected: version };
  await commitVersioned(context.db, guard, deletions(context, branch.results));
  return category;
}

/** The category as the subject of its messages. */
export function toCategoryResource({ id, version, key, externalId, slug }: Category) {
  return { typeId: "category", id, version, userProvidedIdentifiers: { key, externalId, slug } };
}

/** The platform has a message for a new slug; other changes get a generic one. */
export function toCategoryUpdateMessages(before: Category, after: Category): Message[] {
  const resource = toCategoryResource(after);
  if (JSON.stringify(before.slug) === JSON.stringify(after.slug)) {
    return [toNotice("ResourceUpdated", resource)];
  }
  const payload = { slug: after.slug, oldSlug: before.slug };
  return [{ type: "CategorySlugChanged", resource, payload }];
}

const SUBTREE = "SELECT ?1 UNION SELECT category_id FROM category_ancestor WHERE ancestor_id = ?1";

/** Moves a category with everything below it to another parent (or none), and its products with it. */
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
