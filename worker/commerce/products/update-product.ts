import { commitVersioned } from "../database/commit.ts";
import { invalidOperation } from "../errors/platform-errors.ts";
import { isSame } from "../json/json.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toModification } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyInTurn, applyKnownAction } from "../resources/apply-in-turn.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { loadResource } from "../resources/load-resource.ts";
import { type ResourceName, requireRow } from "../resources/noun-table.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import { applyProductDiscounts, requireMatchingDiscounts } from "./apply-product-discounts.ts";
import { toDefinitions } from "./attribute-definition.ts";
import { checkAttributes, requireUniqueValues } from "./check-attributes.ts";
import { productTable } from "./find-products.ts";
import { unindexStatements } from "./index-statements.ts";
import { type Product, productCustoms, workingData } from "./product.ts";
import type { ProductEdit } from "./product-action.ts";
import { productActions } from "./product-actions.ts";
import { toDeletionMessages, toUpdateMessages } from "./product-messages.ts";
import { replaceProduct } from "./save-product.ts";

function toEdit(product: Product): ProductEdit {
  const { key, taxCategoryId, priceMode, published, current } = product;
  return { key, taxCategoryId, priceMode, published, current, staged: workingData(product) };
}

/** Applies update actions in order, all or none. An update without changes leaves the version. */
export async function updateProduct(
  context: RequestContext,
  name: ResourceName,
  command: UpdateCommand,
): Promise<Product> {
  const before = await requireRow(context, productTable, name);
  requireVersion(before, command.version);
  const edit = await applyInTurn(context.db, toEdit(before), command.actions, (subject, action) =>
    applyKnownAction(productActions, subject, action),
  );
  if (isSame(edit, toEdit(before))) return before;
  const [productType] = await Promise.all([
    loadResource(context, before.productTypeId),
    checkCustomFields(context, productCustoms(edit.staged)),
    requireMatchingDiscounts(context, before, edit.staged, command.actions),
  ]);
  const definitions = toDefinitions(productType ?? {});
  checkAttributes(edit.staged, definitions);
  await requireUniqueValues(context, before, edit.staged, definitions);
  const after = await applyProductDiscounts(context, {
    ...before,
    ...edit,
    staged: isSame(edit.staged, edit.current) ? null : edit.staged,
    version: before.version + 1,
    ...toModification(context),
  });
  const names = new Set(command.actions.map(({ action }) => String(action)));
  const messages = toUpdateMessages(before, after, names);
  await replaceProduct(context.db, after, command.version, definitions, messages);
  return after;
}

/**
 * Deletes an unpublished product and returns its last state. Throws ResourceNotFound, ConcurrentModification, or
 * InvalidOperation while it is published.
 */
export async function deleteProduct(
  context: RequestContext,
  name: ResourceName,
  version: number,
): Promise<Product> {
  const product = await requireRow(context, productTable, name);
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
