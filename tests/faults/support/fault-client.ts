import { setTimeout as wait } from "node:timers/promises";
import { keepCookies, parseCookieHeader, toCookieHeader } from "../../support/keep-cookies.ts";
import { type ClientOperation, describeOperation, describeOutcome, toCall } from "./client-operation.ts";
import type { FaultWorld, KnownVersions } from "./fault-world.ts";
import { LiveCart } from "./live-cart.ts";
import type { Rng } from "./rng.ts";
import { parseSeenCart, type SeenCart } from "./seen-cart.ts";

/** A command's final outcome: accepted, refused for good, or uncertain. */
export type Outcome =
  | { readonly kind: "taken"; readonly cartId: string; readonly clampedTo?: number }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "open"; readonly code: string };

type Reply = {
  data?: { cart?: unknown; clampedTo?: number } | null;
  error?: { code: string; session?: string };
  /** Versions already shown to any client at the time of the request. */
  readonly before: KnownVersions;
};

/** Pages of one browser share their cookies: the `Cookie` header that they send. */
export type Browser = { cookie: string };

/** Codes after which a page retries shortly: no response, or another tab has just signed in. */
const passing = ["no answer", "signed in"];

const mostPresses = 3;
const pressesToSettle = 10;
const outageMs = 50;

/** One page or device of the session: it sends commands, retries uncertain ones, and listens. */
export class FaultClient {
  readonly name: string;
  readonly live: LiveCart;
  readonly #world: FaultWorld;
  readonly #rng: Rng;
  readonly #browser: Browser;
  #seen: SeenCart | null = null;
  readonly #open: (() => Promise<Outcome>)[] = [];

  constructor(world: FaultWorld, name: string, cookie: string | Browser, rng: Rng) {
    this.#world = world;
    this.name = name;
    this.#browser = typeof cookie === "string" ? { cookie } : cookie;
    this.#rng = rng;
    this.live = new LiveCart(world, name);
  }

  get seen(): SeenCart | null {
    return this.#seen;
  }

  get cookie(): string {
    return this.#browser.cookie;
  }

  /** Sends a command, sometimes twice at once, and retries a few times with the same key. */
  async perform(operation: ClientOperation): Promise<void> {
    const key = `${this.name}-${this.#world.nextKey()}`;
    const record = this.#world.begin(this.name, operation);
    const press = async (): Promise<Outcome> => {
      const outcome = await this.#press(operation, key, this.#rng.chance(0.1));
      record(outcome);
      this.#world.history.note(`${this.name} ${describeOperation(operation)} → ${describeOutcome(outcome)}`);
      return outcome;
    };
    for (let presses = 1 + this.#rng.int(mostPresses); presses > 0; presses -= 1) {
      const outcome = await press();
      if (outcome.kind !== "open") return;
      if (passing.includes(outcome.code)) await wait(outageMs);
    }
    this.#open.push(press);
  }

  /** Retries uncertain commands; returns whether none is left. */
  async pressAgain(): Promise<boolean> {
    for (const press of this.#open.splice(0)) if ((await press()).kind === "open") this.#open.push(press);
    return this.#open.length === 0;
  }

  /** Retries every uncertain command; by now the platform has no faults. */
  async settle(): Promise<void> {
    for (const press of this.#open.splice(0)) {
      let outcome = await press();
      for (let presses = 1; outcome.kind === "open" && presses < pressesToSettle; presses += 1) {
        await wait(outageMs);
        outcome = await press();
      }
      if (outcome.kind === "open") this.#world.complain(`${this.name}: never answered (${outcome.code})`);
    }
  }

  /** Reads the cart from the middleware. */
  async read(): Promise<SeenCart | null> {
    const reply = await this.callUntilAnswered("getCart", {});
    return reply?.data ? this.#see(reply.data, reply.before) : null;
  }

  async #press(operation: ClientOperation, key: string, isTwice: boolean): Promise<Outcome> {
    const [name, args] = toCall(operation);
    const [first, second] = await Promise.all([
      this.call(name, args, key).then((reply) => this.#toOutcome(reply)),
      isTwice ? this.call(name, args, key).then((reply) => this.#toOutcome(reply)) : null,
    ]);
    if (!second || second.kind === "open") return first;
    // Another writer was faster than one of the two; the other was sent after that refusal, and executed.
    if (isPassed(first) && second.kind === "taken") return second;
    if (isPassed(second) && first.kind === "taken") return first;
    if (first.kind !== "open" && JSON.stringify(first) !== JSON.stringify(second)) {
      this.#world.complain(
        `${this.name}: twins were told ${describeOutcome(first)} and ${describeOutcome(second)}`,
      );
    }
    return first.kind === "open" ? second : first;
  }

  #toOutcome(reply: Reply | null): Outcome {
    if (!reply) return { kind: "open", code: "no answer" };
    if (!reply.data) {
      if (reply.error?.session) return { kind: "open", code: "signed in" };
      const code = reply.error?.code ?? "nothing";
      return { kind: code === "platform-unavailable" ? "open" : "refused", code };
    }
    const { id: cartId } = this.#see(reply.data.cart, reply.before);
    const { clampedTo } = reply.data;
    return { kind: "taken", cartId, ...(clampedTo !== undefined && { clampedTo }) };
  }

  #see(cart: unknown, before: KnownVersions): SeenCart {
    const seen = parseSeenCart(cart);
    this.#world.checkSeen(this.name, seen, before);
    const isAnother = seen.id !== this.#seen?.id;
    if (isAnother || !this.#seen || seen.version >= this.#seen.version) this.#seen = seen;
    return seen;
  }

  /** Retries while the process is being killed; null: it never responded. */
  async callUntilAnswered(name: string, args: unknown, key?: string): Promise<Reply | null> {
    let reply = await this.call(name, args, key);
    for (let presses = 1; !reply && presses < pressesToSettle; presses += 1) {
      await wait(outageMs);
      reply = await this.call(name, args, key);
    }
    return reply;
  }

  /** null: the connection broke, or the process is gone. */
  async call(name: string, args: unknown, key?: string): Promise<Reply | null> {
    const { rooms } = this.#world;
    await rooms.up();
    const before = this.#world.known;
    try {
      const answer = await fetch(`${rooms.url}/new-ct/${name}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          cookie: this.cookie,
          ...(key && { "idempotency-key": key }),
        },
        body: JSON.stringify([args]),
      });
      const reply: Omit<Reply, "before"> = await answer.json();
      const cookies = parseCookieHeader(this.cookie);
      keepCookies(cookies, answer.headers.getSetCookie());
      this.#browser.cookie = toCookieHeader(cookies);
      return { ...reply, before };
    } catch {
      return null;
    }
  }
}

/** Reports that nothing happened and nothing was recorded: the same key may be tried again. */
function isPassed(outcome: Outcome): boolean {
  return outcome.kind === "refused" && outcome.code === "changed-elsewhere";
}
