import type { Cart } from "../../../app/cart/model/cart";
import type { CartAnswer, CartCommand, CartError } from "../../../app/cart/model/cart-command";
import { planUpdate, type UpdatePlan } from "../../../app/cart/model/plan-update";
import { err, ok, type Result } from "../../../app/foundation/result";
import { keepCart, letGo } from "../keep-cart";
import { readCart } from "../read-cart";
import type { Room } from "../room";
import type { CommandScope } from "./answered-commands";
import { completeCart } from "./complete-cart";
import { sendUpdate } from "./send-update";
import { toCartError } from "./to-cart-error";

export type WaitingCommand = { readonly command: CartCommand; readonly scope: CommandScope };
export type CommandAnswer = Result<CartAnswer, CartError>;

/** Does what waits in one update; when the platform refuses it, one by one, so that only the culprit fails. */
export async function runBatch(
  room: Room,
  waiting: readonly WaitingCommand[],
): Promise<readonly CommandAnswer[]> {
  const all = (answer: CommandAnswer) => waiting.map(() => answer);
  const base = await readCart(room, false);
  if (!base.ok) return all(base);
  if (!base.value) return all(err({ code: "cart-not-found" }));
  const plan = await planWaiting(room, base.value, waiting);
  if (!plan.ok) return all(plan);
  const { changes, outcomes } = plan.value;
  if (changes.length === 0) return answerAll(room, waiting, outcomes, base.value);

  const id = crypto.randomUUID();
  const entries = toEntries(waiting, outcomes);
  room.batches.write(id, entries, room.now());
  const sent = await sendUpdate(room, base.value, { id, changes });
  if (sent.ok) {
    // What is acknowledged is on the disk before anything else can fail.
    room.storage.atomically(() => {
      for (const { scope, clampedTo } of entries) room.answered.remember(scope, { clampedTo }, room.now());
      room.batches.dropAll();
    });
    return finish(room, waiting, outcomes, sent.value);
  }

  room.log("cart-update-failed", {
    kind: sent.error.kind,
    code: sent.error.code ?? "",
    commands: waiting.length,
  });
  const isRefused = sent.error.kind === "rejected" && !sent.error.retryable;
  if (isRefused) room.batches.drop(id);
  if (isRefused && waiting.length > 1) return runOneByOne(room, waiting);
  const error = toCartError(sent.error, waiting.length === 1 ? (waiting[0]?.command ?? null) : null);
  if (error.code === "cart-expired") letGo(room);
  return outcomes.map((outcome) => (outcome.ok ? err(error) : outcome));
}

async function planWaiting(
  room: Room,
  cart: Cart,
  waiting: readonly WaitingCommand[],
): Promise<Result<UpdatePlan, CartError>> {
  const skus = new Set(waiting.flatMap(({ command }) => skuOf(command, cart)));
  const [stock, settings] = await Promise.all([
    room.carts.loadStock([...skus]),
    room.settings(cart.storeKey),
  ]);
  if (!stock.ok || !settings) return err({ code: "platform-unavailable" });
  const pieces = new Map([...skus].map((sku) => [sku, stock.value.get(sku) ?? null]));
  return ok(
    planUpdate(
      cart,
      waiting.map(({ command }) => command),
      { ...settings, stock: pieces },
    ),
  );
}

function skuOf(command: CartCommand, cart: Cart): readonly string[] {
  if (command.type === "add-line") return [command.sku];
  if (command.type !== "set-quantity" || command.quantity === 0) return [];
  return cart.lines.filter(({ id }) => id === command.lineId).map(({ sku }) => sku);
}

function toEntries(waiting: readonly WaitingCommand[], outcomes: UpdatePlan["outcomes"]) {
  return waiting.flatMap(({ scope }, index) => {
    const outcome = outcomes[index];
    return outcome?.ok ? [{ scope, ...outcome }] : [];
  });
}

async function finish(
  room: Room,
  waiting: readonly WaitingCommand[],
  outcomes: UpdatePlan["outcomes"],
  taken: Cart,
): Promise<readonly CommandAnswer[]> {
  const coupons = waiting.flatMap(({ command }) => (command.type === "apply-coupon" ? [command.code] : []));
  const completed = await completeCart(room, taken, coupons);
  const kept = keepCart(room, completed.cart);
  if (!kept.ok) return waiting.map(() => kept);
  return waiting.map(({ command }, index) => {
    if (command.type === "apply-coupon" && completed.refusedCoupons.has(command.code)) {
      return err({ code: "coupon-not-applicable" });
    }
    const outcome = outcomes[index];
    if (!outcome?.ok) return outcome ?? err({ code: "platform-unavailable" });
    return ok({
      cart: kept.value ?? completed.cart,
      ...(outcome.clampedTo !== undefined && { clampedTo: outcome.clampedTo }),
    });
  });
}

function answerAll(
  room: Room,
  waiting: readonly WaitingCommand[],
  outcomes: UpdatePlan["outcomes"],
  cart: Cart,
): readonly CommandAnswer[] {
  return waiting.map(({ scope }, index) => {
    const outcome = outcomes[index];
    if (!outcome?.ok) return outcome ?? err({ code: "platform-unavailable" });
    const { clampedTo } = outcome;
    room.answered.remember(scope, { clampedTo }, room.now());
    return ok({ cart, ...(clampedTo !== undefined && { clampedTo }) });
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
