import { array, boolean, create, type Infer, number, object, string } from "superstruct";
import type { Cart, CartLine } from "../../../app/cart/model/cart";
import type { CartChange } from "../../../app/cart/model/cart-change";
import { countParents, isParent } from "../../../app/cart/model/plan-followers";
import { toGuaranteePrice } from "../../../app/catalogue/model/extra-guarantee";
import type { CartRoomStorage } from "../cart-room-storage";

/**
 * A guarantee that a guest chose. The platform joins two lines of one SKU when it merges carts, whichever products they
 * are for: of two guarantees one is lost then, and is added again.
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

/** Writes them down until an update has them; a cart that is handed over twice is owed nothing more. */
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

/** Nothing is owed any more: it is in the cart, or the platform refuses it. */
export function settleGuarantees(storage: CartRoomStorage): void {
  if (!hasOwedGuarantees(storage)) return;
  keepOwed(
    storage,
    readOwed(storage).map((owed) => ({ ...owed, isSettled: true })),
  );
}

/** Adds what is owed to products that are in the cart without a guarantee, at their price times the rate. */
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
