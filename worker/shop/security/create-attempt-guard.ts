import type { Log } from "../../../app/request/log";
import type { AttemptCounter } from "../../../durable-objects/attempt-counter/attempt-counter";
import type { AttemptLimits, LimitName } from "../config/attempt-limits";

/** Who tries, by limit; null (unidentified) is not counted. Only keyed hashes of it are stored, and none is logged. */
export type Attempt = {
  readonly counts: Readonly<Partial<Record<LimitName, string | null>>>;
  /** Equal for a repeat, which is not counted again. */
  readonly id: string;
};

export type AttemptGuard = {
  /**
   * Makes an attempt, or returns `refused` after too many. It is counted before it is made, so that simultaneous
   * attempts count; the count is taken back if `isForgiven` accepts the result.
   */
  run<Answer>(
    attempt: Attempt,
    make: () => Promise<Answer>,
    isForgiven: (answer: Answer) => boolean,
    refused: Answer,
  ): Promise<Answer>;
  /** The client's IP address, by network; null if unknown. */
  readonly address: string | null;
  /** In how many seconds the refused attempt may be repeated; null: nothing was refused. */
  retryAfterSeconds(): number | null;
};

export type GuardOptions = {
  /** null: no limits. */
  readonly limits: AttemptLimits | null;
  readonly counters: DurableObjectNamespace<AttemptCounter>;
  readonly secret: string;
  readonly clientAddress: string | null;
  readonly log: Log;
};

/**
 * The limits of one request. While a counter is unreachable, attempts are allowed and the failure is logged, so that
 * shoppers can still buy.
 */
export function createAttemptGuard({ limits, counters, secret, ...request }: GuardOptions): AttemptGuard {
  let retryAfter: number | null = null;

  async function count(name: LimitName, who: string, id: string) {
    if (!limits) return { name, wait: 0, release: async () => {} };
    const counter = counters.getByName(`${name}:${await toHash(secret, `${name} ${who}`)}`);
    try {
      const wait = await counter.count(id, limits[name]);
      return { name, wait, release: async () => counter.release(id) };
    } catch {
      request.log.error("attempt-counter-unreachable", { limit: name });
      return { name, wait: 0, release: async () => {} };
    }
  }

  return {
    address: request.clientAddress === null ? null : toNetwork(request.clientAddress),
    retryAfterSeconds: () => retryAfter,
    async run(attempt, make, isForgiven, refused) {
      const id = await toHash(secret, attempt.id);
      const counts = Object.entries(attempt.counts) as [LimitName, string | null][];
      const taken = await Promise.all(
        counts.flatMap(([name, who]) => (limits && who !== null ? [count(name, who, id)] : [])),
      );
      const release = () => Promise.allSettled(taken.map((each) => each.release()));
      const over = taken.filter(({ wait }) => wait > 0);
      if (over.length > 0) {
        retryAfter = Math.max(retryAfter ?? 0, ...over.map(({ wait }) => wait));
        for (const { name } of over) request.log.warn("attempts-refused", { limit: name });
        await release();
        return refused;
      }
      const answer = await make();
      if (isForgiven(answer)) await release();
      return answer;
    },
  };
}

/** A household has one IPv4 address, but a whole /64 of IPv6. */
function toNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const [head = ""] = address.toLowerCase().split("::");
  return [...head.split(":"), "0", "0", "0", "0"].slice(0, 4).join(":");
}

const encoder = new TextEncoder();

async function toHash(secret: string, text: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(`attempts ${secret}`), algorithm, false, [
    "sign",
  ]);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
