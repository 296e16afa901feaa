export type AttemptLimit = {
  /** Counts an attempt of a client; false: it had too many. */
  take(address: string, now: number): boolean;
  /** The client's latest attempt was a good one. */
  giveBack(address: string): void;
};

export type AttemptLimitOptions = {
  readonly maxAttempts: number;
  readonly windowMs: number;
  /** Of more clients than these, the one that was quiet for longest is forgotten. */
  readonly clientsKept: number;
};

/**
 * Attempts per client address within a sliding window, in this isolate's memory. What is refused does not count, so that a
 * client may try again when its oldest attempt is a window old. It holds up guessing from one address across many accounts;
 * guesses at one account are the platform's to limit.
 */
export function createAttemptLimit({
  maxAttempts,
  windowMs,
  clientsKept,
}: AttemptLimitOptions): AttemptLimit {
  const attempts = new Map<string, readonly number[]>();

  function keep(client: string, times: readonly number[]): void {
    attempts.delete(client);
    if (times.length > 0) attempts.set(client, times);
    const [oldest] = attempts.keys();
    if (attempts.size > clientsKept && oldest !== undefined) attempts.delete(oldest);
  }

  return {
    take(address, now) {
      const client = toClient(address);
      const recent = (attempts.get(client) ?? []).filter((time) => now - time < windowMs);
      const isAllowed = recent.length < maxAttempts;
      keep(client, isAllowed ? [...recent, now] : recent);
      return isAllowed;
    },
    giveBack(address) {
      const client = toClient(address);
      keep(client, (attempts.get(client) ?? []).slice(0, -1));
    },
  };
}

/** A household has one address of IPv4, but a whole /64 of IPv6. */
function toClient(address: string): string {
  if (!address.includes(":")) return address;
  const [head = ""] = address.toLowerCase().split("::");
  return [...head.split(":"), "0", "0", "0", "0"].slice(0, 4).join(":");
}
