import { CallClock } from "./call-clock.ts";
import { type Mishap, maxDelayMs } from "./choose-fault.ts";
import type { ClientOperation } from "./client-operation.ts";
import type { Outcome } from "./fault-client.ts";
import type { FaultPlatform } from "./fault-platform.ts";
import type { FaultProxy } from "./fault-proxy.ts";
import { History } from "./history.ts";
import type { RoomsServer } from "./rooms-server.ts";
import type { SeenCart } from "./seen-cart.ts";

/** What all seeds share: the rooms, the platform, and the proxies that inject faults between them. */
export type FaultStage<Platform extends FaultPlatform = FaultPlatform> = {
  readonly rooms: RoomsServer;
  readonly platform: Platform;
  readonly proxy: FaultProxy;
  readonly watchers: Map<number, (line: string, mishap: Mishap) => void>;
};

export type DoneOperation = {
  readonly client: string;
  readonly operation: ClientOperation;
  readonly from: number;
  to: number;
  outcome: Outcome | null;
};

/** The newest version of each cart that any client was shown. */
export type KnownVersions = ReadonlyMap<string, number>;

/** One cart with its clients: their requests, their responses, and the problems found. */
export class FaultWorld {
  readonly seed: number;
  readonly rooms: RoomsServer;
  readonly platform: FaultPlatform;
  readonly proxy: FaultProxy;
  readonly history = new History();
  readonly operations: DoneOperation[] = [];
  readonly problems: string[] = [];
  /** Whether its cart became an order. */
  hasOrder = false;
  /** Ticks with each call of this seed that can have a fault. */
  readonly clock = new CallClock();
  readonly #known = new Map<string, number>();
  readonly #disturbances: number[] = [];
  #keys = 0;

  constructor(seed: number, { rooms, platform, proxy, watchers }: FaultStage) {
    this.seed = seed;
    this.rooms = rooms;
    this.platform = platform;
    this.proxy = proxy;
    watchers.set(seed, (line, { fault }) => {
      this.history.note(line);
      if (fault !== "none" && fault !== "delay") this.disturb();
      this.clock.tick();
    });
  }

  /** Records that an external client changes the cart, or that a call has a fault. */
  disturb(): void {
    this.#disturbances.push(performance.now());
  }

  /** Reports whether anything could have moved the cart between two times; delayed calls arrive a little later. */
  wasDisturbed(from: number, to: number): boolean {
    return this.#disturbances.some((at) => from - 2 * maxDelayMs < at && at < to);
  }

  /** Returns the versions below which no client may be shown a cart from now on. */
  get known(): KnownVersions {
    return new Map(this.#known);
  }

  nextKey(): number {
    this.#keys += 1;
    return this.#keys;
  }

  complain(problem: string): void {
    this.history.note(`!! ${problem}`);
    this.problems.push(problem);
  }

  /** Opens an operation's record; returns a function that closes it with each new outcome. */
  begin(client: string, operation: ClientOperation): (outcome: Outcome) => void {
    const record: DoneOperation = { client, operation, from: performance.now(), to: Infinity, outcome: null };
    this.operations.push(record);
    return (outcome) => {
      record.outcome = outcome;
      record.to = outcome.kind === "open" ? Infinity : performance.now();
    };
  }

  /**
   * Checks a seen cart.
   * It must be the platform's cart of that version, and no older than any version shown on any page before the request.
   * `before`: the versions shown before the request.
   */
  checkSeen(who: string, seen: SeenCart, before: KnownVersions = new Map()): void {
    const actual = this.platform.contentAt(seen.id, seen.version);
    if (actual !== seen.content) {
      this.complain(`${who} saw version ${seen.version} as “${seen.content}”, it was “${actual ?? "never"}”`);
    }
    const known = before.get(seen.id) ?? 0;
    if (seen.version < known) {
      this.complain(`${who} asked after version ${known} was shown, and saw version ${seen.version}`);
    }
    this.#known.set(seen.id, Math.max(seen.version, this.#known.get(seen.id) ?? 0));
  }
}
