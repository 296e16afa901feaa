import type { FakeCart } from "../../support/fake-cart.ts";
import { checkWorld } from "./check-world.ts";
import type { FaultClient } from "./fault-client.ts";
import { toContentOf } from "./fault-platform.ts";
import type { DoneOperation, FaultWorld } from "./fault-world.ts";
import type { SharedDevice } from "./shared-device.ts";
import { waitUntil } from "./wait-until.ts";

const settledWithinMs = 30_000;

/**
 * Complains unless the customer has one cart that the acknowledged operations and the merged carts explain, all its pages
 * show it, and the guests' former carts, each explained as well, are merged and gone from their pages.
 */
export async function checkSignIns(
  world: FaultWorld,
  carts: readonly FakeCart[],
  devices: readonly SharedDevice[],
  tabs: readonly FaultClient[],
): Promise<void> {
  const [cart, ...more] = carts.filter(({ state }) => state === "Active");
  if (!cart || more.length > 0) return world.complain(`the customer has ${more.length + 1} active carts`);
  for (const { id, state } of carts) {
    if (id !== cart.id && state !== "Merged") world.complain(`a former cart is ${state}`);
  }
  checkContents(world, carts);
  await checkPages(world, cart, tabs);
  await Promise.all(devices.map((device) => checkFormer(world, cart, device)));
}

/**
 * What a page asked before its browser signed in and heard of afterwards, with another cart, may have been done to the guest's
 * cart before the merge: one of the two is right for all such commands together.
 */
function checkContents(world: FaultWorld, carts: readonly FakeCart[]): void {
  let explained: readonly DoneOperation[][] = [[]];
  for (const operation of world.operations) {
    const moved = listFormer(world, operation).map(
      ({ id }) => ({ ...operation, outcome: { kind: "taken", cartId: id } }) as const,
    );
    explained = explained.flatMap((some) => [operation, ...moved].map((one) => [...some, one]));
  }
  const problems = explained.map((operations) =>
    carts.flatMap((cart) => checkWorld(world, cart, operations)),
  );
  if (problems.every((some) => some.length > 0))
    for (const problem of problems[0] ?? []) world.complain(problem);
}

/** The guest's carts that such a command may have been done to. */
function listFormer(
  { platform, seed }: FaultWorld,
  { client, from, to, outcome }: DoneOperation,
): readonly FakeCart[] {
  if (outcome?.kind !== "taken" || outcome.clampedTo !== undefined) return [];
  return platform.merges
    .filter(({ at }) => from < at && at < to)
    .map(({ from: cart }) => cart)
    .filter(({ id, key }) => id !== outcome.cartId && key.startsWith(`seed-${seed}-`))
    .filter(({ key }) => client.startsWith(toDeviceName(key)));
}

/** Guests' carts have their session's name, and that has the device's: `seed-7-1a2b3c4d-phone-SK-1`. */
function toDeviceName(cartKey: string): string {
  return cartKey.split("-").at(3) ?? "";
}

async function checkPages(world: FaultWorld, cart: FakeCart, tabs: readonly FaultClient[]): Promise<void> {
  for (const tab of tabs) {
    const read = await tab.read();
    if (read && !tab.live.isListening) await tab.live.open(read.id, tab.cookie, read.version);
  }
  tabs[0]?.live.readThrough();
  const isSettled = () => tabs.every(({ live }) => live.isOpen && live.version === cart.version);
  if (!(await waitUntil(isSettled, settledWithinMs))) {
    const versions = tabs.map(({ name, live }) => `${name} ${live.version}`).join(", ");
    world.complain(`the platform has version ${cart.version}, the sockets ${versions}`);
  }
  for (const tab of tabs) {
    const read = await tab.read();
    if (read?.id !== cart.id || read.content !== toContentOf(cart)) {
      world.complain(`${tab.name} reads “${read?.content}”, the customer's cart is “${toContentOf(cart)}”`);
    }
  }
}

/** The page that still shows the guest's cart hears that it is no more, and who asks with the guest's cookie finds none. */
async function checkFormer(
  world: FaultWorld,
  cart: FakeCart,
  { guest, former }: SharedDevice,
): Promise<void> {
  const { live } = guest;
  if (!former || live.cartId === null || live.cartId === cart.id) return;
  live.readThrough();
  if (!(await waitUntil(() => live.isGone || live.isRefused, settledWithinMs))) {
    world.complain(`${guest.name}'s former page was not told that its cart was merged`);
  }
  // Its first cart was its last one, unless an answer to the sign-in was lost and another was begun.
  if (guest.seen?.id === live.cartId && (await former.read())) {
    world.complain(`${guest.name}'s former cart is still shown`);
  }
}
