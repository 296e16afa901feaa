import type { Cart } from "../../../app/cart/model/cart";
import type { Country } from "../../../app/countries/model/country";
import { err, type Result } from "../../../app/foundation/result";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import { isStranger } from "../cart-owner";
import { refreshPrices } from "../refresh-prices";
import type { Room } from "../room";
import { checkComplete, checkMethod, readOrderableCart } from "./check-order";
import { planMethod, updateForOrder } from "./update-for-order";

type OrderWish = {
  readonly customerId: string | null;
  readonly country: Country;
  readonly method: string;
};

const noLines: PlaceOrderError = { code: "cart-incomplete", missing: "lines" };
const unavailable: PlaceOrderError = { code: "platform-unavailable" };

/**
 * The cart as an order may be made of it: complete, at the prices that are in force now, with the method and its fee. Where the room's
 * own copy is still the platform's, that is one call; whatever is otherwise is looked at step by step.
 */
export async function prepareOrder(room: Room, wish: OrderWish): Promise<Result<Cart, PlaceOrderError>> {
  const known = room.batches.hasAny() ? null : (room.storage.snapshot()?.cart ?? null);
  return (known && (await prepareAtOnce(room, known, wish))) ?? prepareInSteps(room, wish);
}

/** null: not so easily. */
async function prepareAtOnce(
  room: Room,
  known: Cart,
  wish: OrderWish,
): Promise<Result<Cart, PlaceOrderError> | null> {
  const isReady = (cart: Cart) =>
    !isStranger(room, wish) &&
    checkComplete(room, cart).ok &&
    checkMethod(cart, wish.country, wish.method) === null;
  if (!isReady(known)) return null;
  const changes = await planMethod(room, known, wish.method);
  if (!changes) return null;
  const updated = await updateForOrder(room, known, [{ type: "recalculate" }, ...changes]);
  if (updated.ok) return isReady(updated.value) ? updated : null;
  return room.batches.hasAny() ? updated : null;
}

async function prepareInSteps(room: Room, wish: OrderWish): Promise<Result<Cart, PlaceOrderError>> {
  const read = await readOrderableCart(room);
  if (!read.ok) return read;
  if (isStranger(room, wish)) return err(noLines);
  const priced = await refreshPrices(room, read.value);
  if (!priced.ok) return err(unavailable);
  if (!priced.value) return err({ code: "amount-changed" });
  const refusal = checkMethod(priced.value, wish.country, wish.method);
  if (refusal) return err(refusal);
  const changes = await planMethod(room, priced.value, wish.method);
  return changes ? updateForOrder(room, priced.value, changes) : err(unavailable);
}
