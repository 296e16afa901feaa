import type { FakeCart } from "../../support/fake-cart.ts";
import { checkContents } from "./check-contents.ts";
import type { FaultClient } from "./fault-client.ts";
import { toContentOf } from "./fault-platform.ts";
import type { FaultWorld } from "./fault-world.ts";
import type { SharedDevice } from "./shared-device.ts";
import { waitUntil } from "./wait-until.ts";

const settledWithinMs = 30_000;

/**
 * Reports a problem unless the customer has one explained cart that all its pages show.
 * The acknowledged operations and the merged carts must explain it, and the guests' former carts must be explained,
 * merged, and gone from their pages.
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
  for (const problem of checkContents(world, carts)) world.complain(problem);
  await checkPages(world, cart, tabs);
  await Promise.all(devices.map((device) => checkFormer(world, cart, device)));
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

/**
 * The page with the guest's cart is notified that the cart is gone, and a request with the guest's cookie finds none.
 */
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
  // Its first cart was its last one, unless a sign-in response was lost and another sign-in began.
  if (guest.seen?.id === live.cartId && (await former.read())) {
    world.complain(`${guest.name}'s former cart is still shown`);
  }
}
