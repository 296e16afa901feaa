import type { Cart, CartLine } from "./cart";
import type { CartChange } from "./cart-change";
import { countParents } from "./plan-followers";

/**
 * What a customer's cart needs to hold what a guest's does, by the platform's rule of sign-ins: of the same SKU the
 * larger quantity, other lines as they are, gifts not at all (the platform gives them anew). A guarantee comes along
 * where its product has none yet. Planned again for a cart that has it all, it answers nothing.
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
