import { commitVersioned } from "../database/commit.ts";
import { invalidOperation } from "../errors/platform-errors.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { ResourceName } from "../resources/update-resource.ts";
import { unindexStatements } from "./index-statements.ts";
import type { Product } from "./product.ts";
import { toDeletionMessages } from "./product-messages.ts";
import { requireProduct } from "./update-product.ts";

/**
 * Deletes a product that is not published and answers what it was. Throws ResourceNotFound, ConcurrentModification, or
 * InvalidOperation while it is published.
 */
export async function deleteProduct(
  context: RequestContext,
  name: ResourceName,
  version: number,
): Promise<Product> {
  const product = await requireProduct(context, name);
  requireVersion(product, version);
  const { id } = product;
  if (product.published) {
    throw invalidOperation(`The product '${id}' is published; unpublish it before it is deleted.`);
  }
  await commitVersioned(context.db, { table: "product", id, expected: version }, [
    ...unindexStatements(context.db, [id]),
    context.db.prepare("DELETE FROM product WHERE id = ?").bind(id),
    ...writeMessages(context.db, context.now, toDeletionMessages(product)),
  ]);
  return product;
}
