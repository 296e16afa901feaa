import type { Cart, CartLine } from "./cart";
import type { CartChange } from "./cart-change";
import { countParents } from "./plan-followers";

/**
 * Plans the merge of a guest's cart into a customer's, by the platform's rule of sign-ins.
 * Of the same SKU the larger quantity, other lines unchanged, no gifts (the platform adds them again). A guarantee is
 * added if its product has none yet. Returns no changes for a cart that is merged already.
 */
export function planMerge(own: Pick<Cart, "lines">, guest: Pick<Cart, "lines">): readonly CartChange[] {
  const products = guest.lines.filter(({ kind }) => kind !== "gift" && kind !== "extra_guarantee");
  const guarantees = guest.lines.filter(({ kind }) => kind === "extra_guarantee");
  return [
    ...products.flatMap((line) => planLine(own.lines, line)),
    ...guarantees.flatMap((line) => planGuarantee(own.lines, guest.lines, line)),
  ];
}

function planLine(own: readonly CartLine[], { sku, quantity }: CartLine): readonly CartChange[] {
  const known = own.find(
    (line) => line.sku === sku && line.kind !== "gift" && line.kind !== "extra_guarantee",
  );
  if (!known) return [{ type: "add-line", sku, quantity }];
  return quantity > known.quantity ? [{ type: "set-line", lineId: known.id, quantity }] : [];
}

/** Its quantity and price follow the product's once both are in one cart. */
function planGuarantee(
  own: readonly CartLine[],
  guest: readonly CartLine[],
  { sku, parentSku, unitPrice }: CartLine,
): readonly CartChange[] {
  if (parentSku === null || own.some((line) => line.parentSku === parentSku)) return [];
  const quantity = Math.max(countParents(own, parentSku), countParents(guest, parentSku));
  return quantity > 0 ? [{ type: "add-guarantee", sku, parentSku, quantity, unitPrice }] : [];
}
