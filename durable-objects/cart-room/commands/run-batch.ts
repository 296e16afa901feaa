import type { Cart } from "../../../app/cart/model/cart";
import type { CartCommand, CartError } from "../../../app/cart/model/cart-command";
import { toCouponCode } from "../../../app/cart/model/coupon-code";
import { planUpdate, type UpdatePlan } from "../../../app/cart/model/plan-update";
import { allowsMethod as allowsPaymentMethod } from "../../../app/checkout/model/choose-payment-options";
import { err, ok, type Result } from "../../../app/foundation/result";
import { endCart, keepCart, readCart } from "../read-cart";
import type { Room } from "../room";
import { completeCart, noteClearedShipping } from "./complete-cart";
import { loadSellable } from "./load-sellable";
import { offerGuarantees } from "./offer-guarantees";
import type { BatchEntry } from "./open-batches";
import { RetryLimit } from "./retry-limit";
import { sendUpdate, toUpdateError, type UpdateEnd } from "./send-update";
import { toCartError } from "./to-cart-error";
import { type CommandAnswer, findSettled, refuseStranger, type WaitingCommand } from "./waiting-command";

/**
 * Executes the waiting commands in one update of the cart.
 * If the update is refused, executes them one by one, so that only the invalid command fails.
 */
export async function runBatch(
  room: Room,
  waiting: readonly WaitingCommand[],
  known?: RetryLimit,
): Promise<readonly CommandAnswer[]> {
  return runOn(room, await readCart(room, false), waiting, known);
}

/**
 * Executes the commands on a cart that was read; `isFresh`: from the platform.
 * The read may have revealed that an uncertain command was applied, or that the cart became another owner's.
 */
async function runOn(
  room: Room,
  read: Result<Cart | null, CartError>,
  waiting: readonly WaitingCommand[],
  known?: RetryLimit,
  isFresh = false,
): Promise<readonly CommandAnswer[]> {
  if (!read.ok) return waiting.map(() => read);
  const cart = read.value;
  const earlier = waiting.map((one) => findSettled(room, one, cart));
  const left = waiting.filter((_, index) => !earlier[index]);
  const answers = cart && left.length > 0 ? await runNew(room, cart, left, known, isFresh) : [];
  const rest = [...answers];
  const missing = err({ code: cart ? "platform-unavailable" : "cart-not-found" } as const);
  return earlier.map((answer) => answer ?? rest.shift() ?? missing);
}

async function runNew(
  room: Room,
  base: Cart,
  waiting: readonly WaitingCommand[],
  known: RetryLimit | undefined,
  isFresh: boolean,
): Promise<readonly CommandAnswer[]> {
  const planned = await planBatch(room, base, waiting);
  if (!planned.ok) return waiting.map(() => planned);
  const plan = planned.value;
  if (plan.changes.length === 0) {
    const isPromise = !isFresh && plan.outcomes.some(({ ok: isAccepted }) => isAccepted);
    // A command without changes is checked against the platform's cart: a stale snapshot could confirm what is not
    // true.
    return isPromise
      ? runOn(room, await readCart(room, true), waiting, known, true)
      : answerUnchanged(room, plan, base);
  }

  const id = crypto.randomUUID();
  const retries = known ?? new RetryLimit(room, plan.hasVersionFallback);
  room.batches.write(id, plan.entries, room.now());
  const sent = await sendUpdate(room, base, { id, changes: plan.changes }, retries);
  if (sent.end === "taken") {
    // Acknowledged commands are on disk before anything else can fail.
    room.storage.atomically(() => {
      for (const { scope, ...extent } of plan.entries) room.responses.remember(scope, extent, room.now());
      room.batches.dropAll();
    });
    return finishBatch(room, plan, sent.cart);
  }
  if (sent.end !== "unknown") room.batches.drop(id);
  if (sent.end === "moved") {
    keepCart(room, sent.cart);
    if (retries.yield()) return runBatch(room, waiting, retries);
  }
  return answerFailure(room, plan, sent);
}

/** Completes the cart that was created with the lines of a command, and returns the command's result. */
export async function finishFirst(room: Room, one: WaitingCommand): Promise<CommandAnswer> {
  const cart = room.storage.snapshot()?.cart;
  const [answer] = cart ? await finishBatch(room, { waiting: [one], outcomes: [{ ok: true }] }, cart) : [];
  return answer ?? findSettled(room, one, null) ?? err({ code: "cart-not-found" });
}

/** Completes an applied batch, saves the cart and returns the commands' results. */
async function finishBatch(
  room: Room,
  { waiting, outcomes }: Pick<BatchPlan, "waiting" | "outcomes">,
  taken: Cart,
): Promise<readonly CommandAnswer[]> {
  const coupons = waiting.flatMap(({ command }) =>
    command.type === "apply-coupon" ? [toCouponCode(command.code)] : [],
  );
  noteClearedShipping(
    room,
    waiting.flatMap(({ command }, index) => (outcomes[index]?.ok ? [command] : [])),
  );
  const completed = await completeCart(room, taken, coupons);
  const saved = keepCart(room, completed.cart);
  if (!saved.ok) return waiting.map(() => saved);
  return waiting.map((one, index) => {
    const { command } = one;
    // Applied, and the cart became a customer's directly after it: a repeat returns the result to the customer.
    const refusal = refuseStranger(room, one);
    if (refusal) return refusal;
    const unfit =
      command.type === "apply-coupon" ? completed.refusedCoupons.get(toCouponCode(command.code)) : undefined;
    if (unfit) return err(unfit);
    const outcome = outcomes[index];
    if (!outcome?.ok) return outcome ?? err({ code: "platform-unavailable" });
    const { ok: _, ...extent } = outcome;
    return ok({ cart: saved.value ?? completed.cart, ...extent });
  });
}

async function answerFailure(
  room: Room,
  { waiting }: BatchPlan,
  sent: Exclude<UpdateEnd, { end: "taken" }>,
): Promise<readonly CommandAnswer[]> {
  const failure = toUpdateError(sent);
  const commands = waiting.length;
  room.log("cart-update-failed", { kind: failure.kind, code: failure.code ?? "", commands });
  if (sent.end === "refused" && waiting.length > 1) return runOneByOne(room, waiting);
  const command = waiting.length === 1 ? (waiting[0]?.command ?? null) : null;
  const error = toCartError(failure, command, room.storage.snapshot()?.cart.country);
  if (error.code === "cart-expired") endCart(room, "Deleted");
  const cart = sent.end === "moved" ? sent.cart : null;
  const settled = waiting.map((one) => (cart ? findSettled(room, one, cart) : null));
  // The refusal may be due to another command of this batch, so it is as uncertain as the others.
  return waiting.map((_, index) => settled[index] ?? err(error));
}

function answerUnchanged(room: Room, plan: BatchPlan, cart: Cart): readonly CommandAnswer[] {
  for (const { scope, ...extent } of plan.entries) room.responses.remember(scope, extent, room.now());
  return plan.outcomes.map((outcome) => {
    if (!outcome.ok) return outcome;
    const { ok: _, ...extent } = outcome;
    return ok({ cart, ...extent });
  });
}

async function runOneByOne(
  room: Room,
  waiting: readonly WaitingCommand[],
): Promise<readonly CommandAnswer[]> {
  const answers: CommandAnswer[] = [];
  for (const one of waiting) answers.push(...(await runBatch(room, [one])));
  return answers;
}

type BatchPlan = UpdatePlan & {
  readonly waiting: readonly WaitingCommand[];
  /** Commands that have their results once the platform has applied the batch. */
  readonly entries: readonly BatchEntry[];
  readonly hasVersionFallback: boolean;
};

/** Merges the waiting commands into one update, checked against the stock and the store's settings. */
async function planBatch(
  room: Room,
  cart: Cart,
  waiting: readonly WaitingCommand[],
): Promise<Result<BatchPlan, CartError>> {
  const skus = [...new Set(waiting.flatMap(({ command }) => skuOf(command, cart)))];
  const commands = waiting.map(({ command }) => command);
  const country = room.country(cart.country);
  const [sellable, settings, guarantees] = await Promise.all([
    loadSellable(room, skus, country.locales),
    room.settings(cart.storeKey),
    offerGuarantees(room, cart, commands),
  ]);
  if (!sellable || !settings || !guarantees) return err({ code: "platform-unavailable" });
  const { stock, notForSale } = sellable;
  const allowsMethod = (method: string) =>
    allowsPaymentMethod(cart, country, { method, walletFlow: settings.walletFlow });
  const plan = planUpdate(cart, commands, { ...settings, guarantees, notForSale, allowsMethod, stock });
  const { hasVersionFallback } = settings;
  return ok({ ...plan, waiting, entries: toEntries(waiting, plan), hasVersionFallback });
}

function skuOf(command: CartCommand, cart: Cart): readonly string[] {
  if (command.type === "add-line") return [command.sku];
  if (command.type === "add-lines") return command.lines.map(({ sku }) => sku);
  if (command.type !== "set-quantity" || command.quantity === 0) return [];
  return cart.lines.filter(({ id }) => id === command.lineId).map(({ sku }) => sku);
}

function toEntries(waiting: readonly WaitingCommand[], { outcomes }: UpdatePlan): readonly BatchEntry[] {
  return waiting.flatMap(({ scope }, index) => {
    const outcome = outcomes[index];
    if (!outcome?.ok) return [];
    const { ok: _, ...extent } = outcome;
    return [{ scope, ...extent }];
  });
}
