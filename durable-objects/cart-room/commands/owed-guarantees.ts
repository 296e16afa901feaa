import { array, boolean, create, type Infer, number, object, string } from "superstruct";
import type { Cart, CartLine } from "../../../app/cart/model/cart";
import type { CartChange } from "../../../app/cart/model/cart-change";
import { countParents, isParent } from "../../../app/cart/model/plan-followers";
import { toGuaranteePrice } from "../../../app/catalogue/model/extra-guarantee";
import type { CartRoomStorage } from "../cart-room-storage";

/**
 * A guarantee that a guest chose and that a merge may lose.
 * When the platform merges carts, it joins two lines of one SKU, even if they are for different products. One of
 * the two guarantees is then lost and added again.
 */
export type OwedGuarantee = {
  readonly sku: string;
  readonly parentSku: string;
  readonly ratePermyriad: number;
};

const Owed = array(
  object({
    from: string(),
    sku: string(),
    parentSku: string(),
    ratePermyriad: number(),
    isSettled: boolean(),
  }),
);

export function listGuarantees({ lines }: Cart): readonly OwedGuarantee[] {
  return lines.flatMap(({ sku, parentSku, guaranteePermyriad: ratePermyriad }) =>
    parentSku && ratePermyriad ? [{ sku, parentSku, ratePermyriad }] : [],
  );
}

/** Saves guarantees until an update has added them; a second transfer of the same cart adds none. */
export function oweGuarantees(
  storage: CartRoomStorage,
  from: string,
  guarantees: readonly OwedGuarantee[],
): void {
  const known = readOwed(storage);
  if (guarantees.length === 0 || known.some((owed) => owed.from === from)) return;
  keepOwed(storage, [...known, ...guarantees.map((each) => ({ ...each, from, isSettled: false }))]);
}

export function hasOwedGuarantees(storage: CartRoomStorage): boolean {
  return readOwed(storage).some(({ isSettled }) => !isSettled);
}

/** Marks all as settled: in the cart, or refused by the platform. */
export function settleGuarantees(storage: CartRoomStorage): void {
  if (!hasOwedGuarantees(storage)) return;
  keepOwed(
    storage,
    readOwed(storage).map((owed) => ({ ...owed, isSettled: true })),
  );
}

/** Adds owed guarantees to products in the cart that have none, at the product's price times the rate. */
export function planOwedGuarantees(
  storage: CartRoomStorage,
  lines: readonly CartLine[],
): readonly CartChange[] {
  const guaranteed = new Set(lines.map(({ parentSku }) => parentSku));
  return readOwed(storage).flatMap(({ isSettled, sku, parentSku, ratePermyriad }): readonly CartChange[] => {
    const parent = lines.find((line) => isParent(line, parentSku));
    if (isSettled || !parent || guaranteed.has(parentSku)) return [];
    guaranteed.add(parentSku);
    const unitPrice = toGuaranteePrice(parent.unitPrice, ratePermyriad);
    return [{ type: "add-guarantee", sku, parentSku, quantity: countParents(lines, parentSku), unitPrice }];
  });
}

function readOwed(storage: CartRoomStorage): Infer<typeof Owed> {
  return create(JSON.parse(storage.note("owed-guarantees") ?? "[]"), Owed);
}

function keepOwed(storage: CartRoomStorage, owed: Infer<typeof Owed>): void {
  storage.setNote("owed-guarantees", JSON.stringify(owed));
}
