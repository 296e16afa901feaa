import { LRUCache } from "lru-cache";
import type { GatewayError } from "../../foundation/gateway-error";
import { type Prompt, whenThere } from "../../foundation/prompt";
import { ok, type Result } from "../../foundation/result";

type Answer<Value> = Result<Value, GatewayError>;

export interface TimedMemo {
  /**
   * Returns the cached value synchronously, or what `load` returns.
   * Caches successful results only; `validUntilMs` returns when a value becomes invalid, if before its lifetime ends.
   */
  remember<Value>(
    key: string,
    load: () => Promise<Answer<Value>>,
    validUntilMs?: (value: Value) => number,
  ): Prompt<Answer<Value>>;
  /** Returns the stored value; null: none, or expired. */
  recall<Value>(key: string): Value | null;
  put<Value>(key: string, value: Value): void;
}

type Entry = {
  readonly answer: Result<unknown, GatewayError>;
  /** After this time the value is reloaded. */
  readonly expiresAt: number;
  /** Until then the stale value may be returned during the reload. */
  readonly holdsUntil: number;
};

/**
 * Serves expired values for `graceMs` more, while the first reader reloads them in the background.
 * Without it, all concurrent readers would load the same and wait. `later` keeps a request alive for its background
 * work.
 */
export type Renewal = { readonly graceMs: number; readonly later: (work: Promise<unknown>) => void };

const noRenewal: Renewal = { graceMs: 0, later: () => {} };
/** A reload without an end is started again after this time. */
const renewalMs = 10_000;

/** Creates a bounded cache of slow-changing responses, one per environment (ARCHITECTURE: store settings 60 s). */
export function createTimedMemo(
  lifetimeMs: number,
  maxEntries: number,
  { graceMs, later }: Renewal = noRenewal,
  clock = () => Date.now(),
): TimedMemo {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });

  function keep(key: string, answer: Result<unknown, GatewayError>, validUntilMs: number): void {
    const expiresAt = Math.min(clock() + lifetimeMs, validUntilMs);
    entries.set(key, { answer, expiresAt, holdsUntil: Math.min(expiresAt + graceMs, validUntilMs) });
  }

  function find(key: string): Entry | null {
    const known = entries.get(key);
    return known && known.holdsUntil > clock() ? known : null;
  }

  function remember<Value>(
    key: string,
    load: () => Promise<Answer<Value>>,
    validUntilMs: (value: Value) => number = () => Number.POSITIVE_INFINITY,
  ): Prompt<Answer<Value>> {
    const reload = () =>
      whenThere(load(), (answer) => {
        if (answer.ok) keep(key, answer, validUntilMs(answer.value));
        return answer;
      });
    const known = find(key);
    if (!known) return reload();
    if (known.expiresAt <= clock()) {
      entries.set(key, { ...known, expiresAt: clock() + renewalMs });
      later(Promise.resolve(reload()));
    }
    // A key implies the type of its value: callers prefix it with what they load.
    return known.answer as Answer<Value>;
  }

  return {
    remember,
    recall<Value>(key: string) {
      const answer = find(key)?.answer as Answer<Value> | undefined;
      return answer?.ok ? answer.value : null;
    },
    put: (key, value) => keep(key, ok(value), Number.POSITIVE_INFINITY),
  };
}
