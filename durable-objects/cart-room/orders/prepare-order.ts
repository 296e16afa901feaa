import type { Cart } from "../../../app/cart/model/cart";
import type { CartChange, CartFieldValue } from "../../../app/cart/model/cart-change";
import { planUpdate } from "../../../app/cart/model/plan-update";
import { needsNoPayment } from "../../../app/checkout/model/needs-no-payment";
import type { Country } from "../../../app/countries/model/country";
import { toLocalDay } from "../../../app/foundation/local-day";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentChoice } from "../../../app/gateways/cart-room/cart-room-gateway";
import { listDuties } from "../../../app/law/model/duties";
import { noPayment, type PlaceOrderError } from "../../../app/orders/model/order";
import { isStranger } from "../cart-owner";
import { isFitting, isFollowed } from "../commands/complete-cart";
import { areTaxesSettled, settleTaxes } from "../commands/settle-taxes";
import { keepCart } from "../read-cart";
import { refreshPrices } from "../refresh-prices";
import type { Room } from "../room";
import { checkComplete, checkMethod, readOrderableCart } from "./check-order";
import { updateForOrder } from "./update-for-order";

type OrderChoice = Pick<PaymentChoice, "method" | "consents" | "utmSource" | "locale"> & {
  readonly customerId: string | null;
  readonly country: Country;
};

const noLines: PlaceOrderError = { code: "cart-incomplete", missing: "lines" };
const unavailable: PlaceOrderError = { code: "platform-unavailable" };

/**
 * Prepares the cart for an order: current prices, payment method, its fee, and consents.
 * Makes one call if the room's copy of the cart is current, otherwise separate ones.
 */
export async function prepareOrder(room: Room, choice: OrderChoice): Promise<Result<Cart, PlaceOrderError>> {
  const known = room.batches.hasAny() ? null : (room.storage.snapshot()?.cart ?? null);
  return (known && (await prepareAtOnce(room, known, choice))) ?? prepareInSteps(room, choice);
}

/** null: separate steps are required. */
async function prepareAtOnce(
  room: Room,
  known: Cart,
  choice: OrderChoice,
): Promise<Result<Cart, PlaceOrderError> | null> {
  const isReady = async (cart: Cart) =>
    !isStranger(room, choice) &&
    (await isFollowed(room, cart)) &&
    checkComplete(room, cart).ok &&
    (await checkMethod(room, cart, choice)) === null;
  if (!(await isReady(known))) return null;
  const changes = await planChoice(room, known, choice);
  if (!changes) return null;
  const updated = await updateForOrder(room, known, [{ type: "recalculate" }, ...changes]);
  if (updated.ok) return (await isReady(updated.value)) ? updated : null;
  return room.batches.hasAny() ? updated : null;
}

async function prepareInSteps(room: Room, choice: OrderChoice): Promise<Result<Cart, PlaceOrderError>> {
  const read = await readOrderableCart(room);
  if (!read.ok) return read;
  if (isStranger(room, choice)) return err(noLines);
  const priced = await refreshPrices(room, read.value);
  if (!priced.ok) return err(unavailable);
  if (!priced.value) return err({ code: "amount-changed" });
  const refusal = await checkMethod(room, priced.value, choice);
  if (refusal) return err(refusal);
  const changes = await planChoice(room, priced.value, choice);
  if (!changes) return err(unavailable);
  const chosen = await updateForOrder(room, priced.value, changes);
  return chosen.ok ? settleForOrder(room, chosen.value) : chosen;
}

/** A fee added with the method has no rate in a net sale yet. */
async function settleForOrder(room: Room, cart: Cart): Promise<Result<Cart, PlaceOrderError>> {
  const settled = await settleTaxes(room, cart);
  if (settled !== cart) keepCart(room, settled);
  return (await areTaxesSettled(room, settled)) ? ok(settled) : err(unavailable);
}

/**
 * Plans the payment method with its fee, the required consents, and the removal of invalid coupons.
 * Omits what the cart already has. null: the settings are unavailable.
 */
async function planChoice(
  room: Room,
  cart: Cart,
  { method, consents, country, utmSource, locale }: OrderChoice,
): Promise<readonly CartChange[] | null> {
  const settings = await room.settings(cart.storeKey);
  if (!settings) return null;
  const isAsked =
    listDuties(country, toLocalDay(new Date(room.now()), country.timeZone)).has("review-mail-refusal") &&
    consents !== undefined &&
    consents !== null;
  // A consent is written as given or as refused, even if it equals the default of an unset field.
  const consent = isAsked ? { agreedToReviewMail: consents.includes("review-mail") } : {};
  const choice = {
    type: "choose-payment",
    method: needsNoPayment(cart) ? noPayment : method,
    ...consent,
  } as const;
  const known: Readonly<Partial<Record<string, CartFieldValue>>> = {
    paymentMethod: cart.paymentMethod ?? undefined,
  };
  const { changes } = planUpdate(cart, [choice], { ...settings, stock: new Map() });
  const news = changes.filter((change) => change.type !== "set-field" || known[change.name] !== change.value);
  const unfit = cart.discountCodes.filter(({ state }) => !isFitting(state));
  return [
    ...news,
    ...planRemarks(cart, { consents, utmSource, locale }, country),
    ...unfit.map(({ id }): CartChange => ({ type: "remove-code", codeId: id })),
  ];
}

/** The order's language and the newsletter decision; without a question nothing is recorded. */
function planRemarks(
  cart: Cart,
  { consents, utmSource, locale }: Pick<OrderChoice, "consents" | "utmSource" | "locale">,
  { locales }: Country,
): readonly CartChange[] {
  const newsletter = consents?.find((code) => code !== "review-mail") ?? null;
  const ordered = locales.find((one) => one === locale);
  return [
    ...(ordered && ordered !== (cart.locale ?? locales[0])
      ? [{ type: "set-locale", locale: ordered } as const]
      : []),
    ...((cart.newsletterConsent ?? null) !== newsletter
      ? [{ type: "set-field", name: "newsletterConsent", value: newsletter } as const]
      : []),
    ...(utmSource ? [{ type: "set-field", name: "utmSource", value: utmSource } as const] : []),
  ];
}
