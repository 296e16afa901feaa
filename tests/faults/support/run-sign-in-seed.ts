import type { FakeCart } from "../../support/fake-cart.ts";
import type { FakeCustomer } from "../../support/fake-sign-in.ts";
import { changeOutside } from "./change-outside.ts";
import { checkSignIns } from "./check-sign-ins.ts";
import { FaultClient } from "./fault-client.ts";
import { skusOf } from "./fault-platform.ts";
import { type FaultStage, FaultWorld } from "./fault-world.ts";
import { createRng, type Rng } from "./rng.ts";
import type { ScriptedPlatform } from "./scripted-platform.ts";
import { sealGuest } from "./seal-guest.ts";
import { pressUntilAnswered, SharedDevice } from "./shared-device.ts";

const pressesToSignIn = 10;
const mostCallsApart = 8;

/**
 * Runs one seed: two guest devices sign in as the same customer while commands and faults continue.
 * Most guests have a cart, and in half of the seeds the customer has one. Each device signs in at a random time.
 */
export async function runSignInSeed(seed: number, stage: FaultStage<ScriptedPlatform>): Promise<FaultWorld> {
  const world = new FaultWorld(seed, stage);
  const rng = createRng(`sign-in ${seed}`);
  const run = crypto.randomUUID().slice(0, 8);
  await stage.platform.open(seed);
  const customer = stage.platform.addCustomer(seed);
  const home = await openHome(world, await sealGuest(`seed-${seed}-${run}-home`), customer, rng);
  if (rng.chance(0.5)) {
    await home.perform({ kind: "add", sku: skusOf(seed)[1], quantity: 1 + rng.int(5) });
    await pressUntilAnswered(home);
  }
  const devices: SharedDevice[] = [];
  for (const name of ["phone", "laptop"]) {
    devices.push(new SharedDevice(world, name, await sealGuest(`seed-${seed}-${run}-${name}`), customer));
  }
  const lives = Promise.all(devices.map((device) => device.live()));
  await Promise.all([lives, disturb(world, customer.id, lives)]);

  await stage.proxy.calm(seed);
  for (const device of devices) {
    for (let presses = pressesToSignIn; presses > 0 && !device.former; presses -= 1) await device.signIn();
    if (!device.former) world.complain(`${device.guest.name} never got in`);
  }
  const tabs = devices.flatMap((device) => [...device.tabs, device.neighbour]);
  if (home.seen) tabs.push(home);
  await Promise.all([...tabs, ...devices.map(({ guest }) => guest)].map((tab) => tab.settle()));
  await checkSignIns(world, cartsOf(world), devices, tabs);
  for (const { live } of [...tabs, ...devices.flatMap(({ guest, former }) => [guest, former ?? guest])]) {
    live.close();
  }
  stage.watchers.delete(seed);
  return world;
}

/** Signs in the customer's first device without faults, then resumes them. */
async function openHome(
  world: FaultWorld,
  cookie: string,
  { email, password }: FakeCustomer,
  rng: Rng,
): Promise<FaultClient> {
  const home = new FaultClient(world, "home", cookie, rng);
  await world.proxy.calm(world.seed);
  const reply = await home.callUntilAnswered("customerSignIn", { email, password });
  if (!reply?.data) world.complain(`home could not sign in: ${reply?.error?.code}`);
  world.proxy.spoil(world.seed);
  return home;
}

function cartsOf({ platform, seed }: FaultWorld): FakeCart[] {
  return [...platform.carts.values()].filter(({ key }) => key.startsWith(`seed-${seed}-`));
}

/** Aborts rooms and changes carts on the platform at random times, until the devices have finished. */
async function disturb(world: FaultWorld, customerId: string, lives: Promise<unknown>): Promise<void> {
  const rng = createRng(`disturb sign-in ${world.seed}`);
  const over = lives.then(() => "over" as const);
  for (let left = rng.int(7); left > 0; left -= 1) {
    if ((await Promise.race([world.clock.after(1 + rng.int(mostCallsApart)), over])) === "over") return;
    const [first, ...others] = cartsOf(world).filter(({ state }) => state === "Active");
    if (!first) continue;
    const cart = rng.pick([first, ...others]);
    if (rng.chance(0.5)) {
      await changeOutside(world, cart, rng);
      continue;
    }
    const room = rng.chance(0.2) ? `customer:${customerId}` : `cart:${cart.id}`;
    world.history.note(`    the room ${room} is aborted`);
    await world.rooms.abort(room);
  }
}
