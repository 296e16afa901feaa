import { commitVersioned } from "../database/commit.ts";
import { fragment } from "../database/fragment.ts";
import { toNotice } from "../messages/notice.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { ProductData } from "../products/product.ts";
import { reviseProducts } from "../products/revise-products.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { ResourceName } from "../resources/update-resource.ts";
import type { Category } from "./category.ts";
import { requireCategory } from "./update-category.ts";

/** The category and all below it, the deepest first, so that none goes before its children. */
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
  const told = branch.map(({ id, key, version }) =>
    toNotice("ResourceDeleted", {
      typeId: "category",
      id,
      version: version + 1,
      userProvidedIdentifiers: { key: key ?? undefined },
    }),
  );
  const rows = branch.map(({ id }) => context.db.prepare("DELETE FROM category WHERE id = ?").bind(id));
  return [...rows, ...writeMessages(context.db, context.now, told)];
}

/**
 * Deletes a category with everything below it, as the platform does; products leave these categories first. Throws
 * ResourceNotFound, ConcurrentModification.
 */
export async function deleteCategory(
  context: RequestContext,
  name: ResourceName,
  version: number,
): Promise<Category> {
  const category = await requireCategory(context, name);
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
