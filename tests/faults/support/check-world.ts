import type { FakeCart } from "../../support/fake-cart.ts";
import { isExplained, type RegisterOperation } from "./check-register.ts";
import { describeOperation } from "./client-operation.ts";
import { type Effect, toEffect, toLineState, toMergeEffect, type Value } from "./effects.ts";
import type { DoneOperation, FaultWorld } from "./fault-world.ts";

/**
 * A problem for every thing of the cart that the acknowledged operations on it, each done exactly once, and the guests' carts
 * that were merged into it do not explain.
 */
export function checkWorld(
  world: FaultWorld,
  cart: FakeCart,
  done: readonly DoneOperation[] = world.operations,
): readonly string[] {
  const byThing = new Map<string, RegisterOperation<Value>[]>();
  const note = (effect: Effect, when: Omit<RegisterOperation<Value>, "apply">) => {
    const apply = (state: Value): Value | null => wrap(effect.apply(state));
    byThing.set(effect.thing, [...(byThing.get(effect.thing) ?? []), { ...when, apply }]);
  };
  for (const { client, operation, from, to, outcome } of done) {
    if (outcome?.kind !== "taken" || outcome.cartId !== cart.id) continue;
    const effect = toEffect(operation, outcome.clampedTo);
    if (effect) note(effect, { label: `${client} ${describeOperation(operation)}`, from, to });
  }
  for (const { at, from: guests } of world.platform.merges.filter(({ into }) => into === cart.id)) {
    for (const { sku, quantity } of guests.lines) {
      note(toMergeEffect(sku, quantity), { label: `merge ${quantity} × ${sku}`, from: at, to: at });
    }
  }
  for (const { sku } of cart.lines) if (!byThing.has(sku)) byThing.set(sku, []);
  return [...byThing].flatMap(([thing, operations]) => checkThing(cart, thing, operations) ?? []);
}

/** null: they explain it. */
function checkThing(
  cart: FakeCart,
  thing: string,
  operations: readonly RegisterOperation<Value>[],
): string | null {
  const final = readThing(cart, thing);
  const isFinal = (state: Value) => toText(unwrap(state)) === final;
  if (isExplained<Value>(wrap(null), operations, isFinal)) return null;
  const asked = operations.map(
    ({ label, from, to }) => `      ${label} (${Math.round(from)}–${Math.round(to)})`,
  );
  return `${thing} is ${final}, which these do not explain:\n${asked.join("\n")}`;
}

/** The checker's null means "impossible", the cart's "none": nothing is an empty text here. */
function wrap(value: Value | undefined): Value {
  return value === undefined ? null : (value ?? "");
}

function unwrap(value: Value): Value {
  return value === "" ? null : value;
}

function readThing(cart: FakeCart, thing: string): string {
  if (thing === "e-mail") return toText(cart.email);
  if (thing === "method") return toText((cart.fields.get("paymentMethod") as string | undefined) ?? null);
  if (thing === "shipping") return toText(cart.methodKey);
  if (thing === "agreed") return String(cart.fields.get("customerAgreedToSendEmail"));
  if (thing.startsWith("code ")) return toText(cart.codes.includes(thing.slice(5)) ? "in" : null);
  const pieces = cart.lines.filter(({ sku }) => sku === thing).reduce((sum, line) => sum + line.quantity, 0);
  return toText({ pieces, line: 0 });
}

function toText(value: Value): string {
  return typeof value === "string" ? value : value === null ? "0" : String(toLineState(value).pieces);
}
