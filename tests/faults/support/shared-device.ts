import { setTimeout as wait } from "node:timers/promises";
import type { FakeCustomer } from "../../support/fake-sign-in.ts";
import { chooseOperation } from "./client-operation.ts";
import { FaultClient } from "./fault-client.ts";
import { skusOf } from "./fault-platform.ts";
import type { FaultWorld } from "./fault-world.ts";
import { createRng, type Rng } from "./rng.ts";

/** Codes after which the shop asks for another sign-in attempt. */
const passing = ["platform-unavailable", "changed-elsewhere"];
const mostPauseMs = 60;
const mostTabs = 3;
const mostPresses = 50;

/** One of a customer's devices: a guest's page with a cart, and after the sign-in the customer's pages. */
export class SharedDevice {
  readonly guest: FaultClient;
  /** Another page of the same browser, which stays active while the guest signs in. */
  readonly neighbour: FaultClient;
  /** The guest at the time of its sign-in, with its cookie; null: not yet signed in. */
  former: FaultClient | null = null;
  /** The customer's pages. */
  tabs: readonly FaultClient[] = [];
  readonly #world: FaultWorld;
  readonly #customer: FakeCustomer;
  readonly #rng: Rng;
  /** If false, the cart may be created during the sign-in. */
  readonly #hasCartFirst: boolean;

  constructor(world: FaultWorld, name: string, cookie: string, customer: FakeCustomer) {
    this.#world = world;
    this.#customer = customer;
    this.#rng = createRng(`device ${world.seed} ${name}`);
    const browser = { cookie };
    this.guest = new FaultClient(world, name, browser, this.#rng);
    this.guest.live.mayBeRefused = true;
    const rng = createRng(`neighbour ${world.seed} ${name}`);
    this.neighbour = new FaultClient(world, `${name}'s neighbour`, browser, rng);
    this.#hasCartFirst = this.#rng.chance(0.7);
  }

  /**
   * Fills a cart, signs in at a random time, and continues with the customer's.
   * The sign-in may have to wait until faults stop.
   */
  async live(): Promise<void> {
    if (this.#hasCartFirst) await this.#fill();
    await Promise.all([this.#liveAsGuest(), this.#liveBeside()]);
  }

  async #liveBeside(): Promise<void> {
    const rng = createRng(`beside ${this.#world.seed} ${this.neighbour.name}`);
    for (let left = 2 + rng.int(8); left > 0; left -= 1) {
      const { seen, name } = this.neighbour;
      await this.neighbour.perform(chooseOperation(this.#world.seed, rng, seen, name.replaceAll(/\W/g, "")));
      await wait(rng.int(mostPauseMs));
    }
  }

  async #liveAsGuest(): Promise<void> {
    const { guest } = this;
    if (this.#hasCartFirst) await act(this.#world, guest, this.#rng, this.#rng.int(6));
    for (let tries = 1 + this.#rng.int(6); tries > 0 && !this.former; tries -= 1) {
      if (!(await this.signIn())) await act(this.#world, guest, this.#rng, this.#rng.int(3));
    }
    const each = 2 + this.#rng.int(8);
    await Promise.all(
      this.tabs.map(async (tab) => {
        await tab.read();
        await act(this.#world, tab, createRng(`tab ${this.#world.seed} ${tab.name}`), each);
      }),
    );
  }

  /** Returns whether the device now belongs to the customer. */
  async signIn(): Promise<boolean> {
    const { guest } = this;
    const { cookie } = guest;
    const { email, password } = this.#customer;
    const reply = await guest.call("customerSignIn", { email, password });
    const code = reply?.error?.code;
    this.#world.history.note(`${guest.name} signs in → ${code ?? (reply ? "the customer" : "no answer")}`);
    if (code && !passing.includes(code)) this.#world.complain(`${guest.name} could not sign in: ${code}`);
    if (!reply || code) return false;
    this.former = this.#newClient("former", cookie);
    const count = 1 + this.#rng.int(mostTabs);
    this.tabs = Array.from({ length: count }, (_, tab) => this.#newClient(`tab ${tab}`, guest.cookie));
    return true;
  }

  #newClient(name: string, cookie: string): FaultClient {
    const full = `${this.guest.name}'s ${name}`;
    return new FaultClient(this.#world, full, cookie, createRng(`${full} ${this.#world.seed}`));
  }

  /** A client that loses two conflicts adds once more. */
  async #fill(): Promise<void> {
    const { guest } = this;
    const quantity = 1 + this.#rng.int(5);
    for (let tries = mostPresses; tries > 0 && !guest.seen; tries -= 1) {
      await guest.perform({ kind: "add", sku: skusOf(this.#world.seed)[0], quantity });
      await pressUntilAnswered(guest);
    }
    if (!guest.seen) return this.#world.complain(`${guest.name} could not make a cart`);
    await guest.live.open(guest.seen.id, guest.cookie, guest.seen.version);
  }
}

/** Retries while the platform still has faults. */
export async function pressUntilAnswered(client: FaultClient): Promise<void> {
  for (let presses = 0; presses < mostPresses && !(await client.pressAgain()); presses += 1) {
    await wait(mostPauseMs);
  }
}

async function act(world: FaultWorld, client: FaultClient, rng: Rng, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await client.perform(chooseOperation(world.seed, rng, client.seen, client.name.replaceAll(/\W/g, "")));
    const { seen, live } = client;
    if (seen && !live.isListening) await live.open(seen.id, client.cookie, seen.version);
    else if (live.isListening && rng.chance(0.05)) live.cut();
    await wait(rng.int(mostPauseMs));
  }
}
