import type { ClientOperation } from "./client-operation.ts";
import type { Outcome } from "./fault-client.ts";
import type { FaultPlatform } from "./fault-platform.ts";
import type { FaultProxy } from "./fault-proxy.ts";
import { History } from "./history.ts";
import type { RoomsServer } from "./rooms-server.ts";
import type { SeenCart } from "./seen-cart.ts";

/** What all seeds share: the rooms, the platform, and what spoils the calls between them. */
export type FaultStage = {
  readonly rooms: RoomsServer;
  readonly platform: FaultPlatform;
  readonly proxy: FaultProxy;
  readonly watchers: Map<number, (line: string) => void>;
};

export type DoneOperation = {
  readonly client: string;
  readonly operation: ClientOperation;
  readonly from: number;
  to: number;
  outcome: Outcome | null;
};

/** One cart with its clients: what they asked, what they were told, and what was wrong with it. */
export class FaultWorld {
  readonly seed: number;
  readonly rooms: RoomsServer;
  readonly platform: FaultPlatform;
  readonly proxy: FaultProxy;
  readonly history = new History();
  readonly operations: DoneOperation[] = [];
  readonly problems: string[] = [];
  #keys = 0;

  constructor(seed: number, { rooms, platform, proxy, watchers }: FaultStage) {
    this.seed = seed;
    this.rooms = rooms;
    this.platform = platform;
    this.proxy = proxy;
    watchers.set(seed, (line) => this.history.note(line));
  }

  nextKey(): number {
    this.#keys += 1;
    return this.#keys;
  }

  complain(problem: string): void {
    this.history.note(`!! ${problem}`);
    this.problems.push(problem);
  }

  /** Opens the record of an operation; what comes back closes it with each new outcome. */
  begin(client: string, operation: ClientOperation): (outcome: Outcome) => void {
    const record: DoneOperation = { client, operation, from: performance.now(), to: Infinity, outcome: null };
    this.operations.push(record);
    return (outcome) => {
      record.outcome = outcome;
      record.to = outcome.kind === "open" ? Infinity : performance.now();
    };
  }

  /** Whatever anybody saw must have been the platform's cart of that version. */
  checkSeen(who: string, seen: SeenCart): void {
    const actual = this.platform.contentAt(seen.id, seen.version);
    if (actual === seen.content) return;
    this.complain(`${who} saw version ${seen.version} as “${seen.content}”, it was “${actual ?? "never"}”`);
  }
}
