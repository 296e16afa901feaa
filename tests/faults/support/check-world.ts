import type { FakeCart } from "../../support/fake-cart.ts";
import { checkRefusals, hangsOnTheCart } from "./check-refusals.ts";
import { isExplained, type RegisterOperation } from "./check-register.ts";
import { describeOperation, describeOutcome } from "./client-operation.ts";
import { type Effect, type Shelves, toEffect, toLineState, toMergeEffect, type Value } from "./effects.ts";
import type { Merge } from "./fault-platform.ts";
import type { DoneOperation, FaultWorld } from "./fault-world.ts";

/** What the checker needs of a world. */
type Records = { readonly platform: Pick<FaultWorld["platform"], "merges"> & Shelves };

/**
 * Returns a problem for every unexplained item of the cart.
 * Its acknowledged operations, each applied exactly once, and the guests' carts merged into it must explain each item.
 */
export function checkWorld(world: FaultWorld, cart: FakeCart): readonly string[] {
  const things = listThings(world, cart, world.operations);
  return [
    ...things.flatMap((thing) => checkThing(world, cart, thing, world.operations) ?? []),
    ...checkRefusals(world),
  ];
}

/** Lists every item that a cart has, or that an operation concerned. */
export function listThings(
  world: Records,
  cart: FakeCart,
  done: readonly DoneOperation[],
): readonly string[] {
  const asked = done.flatMap(({ operation, outcome }) =>
    outcome?.kind === "taken" && outcome.cartId === cart.id
      ? (toEffect(operation, outcome, world.platform)?.thing ?? [])
      : [],
  );
  const lines = [cart, ...listMerges(world, cart).map(({ from }) => from)].flatMap((each) => each.lines);
  return [...new Set([...asked, ...lines.map(({ sku }) => sku)])];
}

function listMerges({ platform }: Records, cart: FakeCart): readonly Merge[] {
  return platform.merges.filter(({ into }) => into === cart.id);
}

/** null: the operations explain it. */
export function checkThing(
  world: Records,
  cart: FakeCart,
  thing: string,
  done: readonly DoneOperation[],
): string | null {
  const operations: RegisterOperation<Value>[] = [];
  const note = (effect: Effect | null, when: Omit<RegisterOperation<Value>, "apply">) => {
    if (effect?.thing !== thing) return;
    operations.push({ ...when, apply: (state) => wrap(effect.apply(state)) });
  };
  for (const { client, operation, from, to, outcome } of done) {
    if (!outcome || outcome.kind === "open") continue;
    if (outcome.kind === "taken" ? outcome.cartId !== cart.id : !hangsOnTheCart(outcome)) continue;
    const effect = toEffect(operation, outcome, world.platform);
    const label = `${client} ${describeOperation(operation)} → ${describeOutcome(outcome)}`;
    note(effect, { label, from, to });
  }
  for (const { at, from: guests } of listMerges(world, cart)) {
    for (const { sku, quantity } of guests.lines) {
      note(toMergeEffect(sku, quantity), { label: `merge ${quantity} × ${sku}`, from: at, to: at });
    }
  }
  const isNowhere = operations.length === 0 && !cart.lines.some(({ sku }) => sku === thing);
  const isRemoval = ({ operation, outcome }: (typeof done)[number]) =>
    outcome?.kind === "taken" &&
    (operation.kind === "remove" || (operation.kind === "set" && operation.quantity === 0));
  // An emptied cart loses its delivery, and the next article brings the default one.
  const reset = thing === "shipping" && done.some(isRemoval) ? ["0", "parcel"] : [];
  return isNowhere ? null : explain(cart, thing, operations, reset);
}

function explain(
  cart: FakeCart,
  thing: string,
  operations: readonly RegisterOperation<Value>[],
  reset: readonly string[],
): string | null {
  const final = readThing(cart, thing);
  const isFinal = (state: Value) => toText(unwrap(state)) === final;
  if (reset.includes(final) || isExplained<Value>(wrap(null), operations, isFinal)) return null;
  const asked = operations.map(
    ({ label, from, to }) => `      ${label} (${Math.round(from)}–${Math.round(to)})`,
  );
  return `${thing} is ${final}, which these do not explain:\n${asked.join("\n")}`;
}

/** null means "impossible" for the checker, but "none" for the cart: an empty text represents the latter here. */
function wrap(value: Value | undefined): Value {
  return value === undefined ? null : (value ?? "");
}

function unwrap(value: Value): Value {
  return value === "" ? null : value;
}

function readThing(cart: FakeCart, thing: string): string {
  if (thing === "e-mail") return toText(cart.email);
  if (thing === "method") return toText((cart.fields?.get("paymentMethod") as string | undefined) ?? null);
  if (thing === "shipping") return toText(cart.methodKey);
  if (thing === "agreed") return String(cart.fields?.get("customerAgreedToSendEmail"));
  if (thing.startsWith("code ")) return toText(cart.codes.includes(thing.slice(5)) ? "in" : null);
  const pieces = cart.lines.filter(({ sku }) => sku === thing).reduce((sum, line) => sum + line.quantity, 0);
  return toText({ pieces, line: 0 });
}

function toText(value: Value): string {
  return typeof value === "string" ? value : value === null ? "0" : String(toLineState(value).pieces);
}
