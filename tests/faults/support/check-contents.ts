import type { FakeCart } from "../../support/fake-cart.ts";
import { checkThing, listThings } from "./check-world.ts";
import { toEffect } from "./effects.ts";
import type { DoneOperation, FaultWorld } from "./fault-world.ts";

/** What the checker needs of a world: the commands, and what the platform did at sign-ins. */
export type SignInRecords = Pick<FaultWorld, "seed" | "operations"> & {
  readonly platform: Pick<FaultWorld["platform"], "merges" | "takeOvers" | "stockOf" | "numberOfLine">;
};

/**
 * Returns a problem for every unexplained item of the customer's and the guests' carts.
 * The acknowledged operations and the merges must explain each item. A command sent before the sign-in and acknowledged
 * afterwards, with another cart, may have changed the guest's cart before a customer took it over. One of the two
 * placements explains all such commands together.
 */
export function checkContents(world: SignInRecords, carts: readonly FakeCart[]): readonly string[] {
  const things = new Set(carts.flatMap((cart) => listThings(world, cart, world.operations)));
  return [...things].flatMap((thing) => checkEverywhere(world, carts, thing));
}

/** Each operation concerns one item, so each item is explained separately. */
function checkEverywhere(world: SignInRecords, carts: readonly FakeCart[], thing: string): readonly string[] {
  const isAbout = ({ operation, outcome }: DoneOperation) =>
    outcome?.kind === "taken" && toEffect(operation, outcome, world.platform)?.thing === thing;
  // No client learns which cart a refusal concerned.
  const operations = world.operations.filter(isAbout);
  let asTold: readonly string[] | null = null;
  for (const placed of listPlacings(world, operations)) {
    const problems = carts.flatMap((cart) => checkThing(world, cart, thing, placed) ?? []);
    if (problems.length === 0) return [];
    asTold ??= problems;
  }
  return asTold ?? [];
}

/** Yields the operations with the carts that they may have changed; first as acknowledged. */
function* listPlacings(
  world: SignInRecords,
  [operation, ...others]: readonly DoneOperation[],
): Generator<readonly DoneOperation[]> {
  if (!operation) return yield [];
  for (const placed of [operation, ...listElsewhere(world, operation)]) {
    for (const rest of listPlacings(world, others)) yield [placed, ...rest];
  }
}

/** Returns the operation as applied to a cart that the guest had when it was first sent. */
function listElsewhere(
  { platform, seed }: SignInRecords,
  operation: DoneOperation,
): readonly DoneOperation[] {
  const { client, from, to, outcome } = operation;
  if (outcome?.kind !== "taken") return [];
  return platform.takeOvers
    .filter(({ at }) => from < at && at < to)
    .map(({ cart }) => cart)
    .filter(({ id, key }) => id !== outcome.cartId && key.startsWith(`seed-${seed}-`))
    .filter(({ key }) => client.startsWith(toDeviceName(key)))
    .map(({ id }) => ({ ...operation, outcome: { ...outcome, cartId: id } }));
}

/** A guest's cart has its session's name, which contains the device's: `seed-7-1a2b3c4d-phone-SK-1`. */
function toDeviceName(cartKey: string): string {
  return cartKey.split("-").at(3) ?? "";
}
