import { LRUCache } from "lru-cache";
import type { GatewayError } from "../../foundation/gateway-error";
import { type Prompt, whenThere } from "../../foundation/prompt";
import { ok, type Result } from "../../foundation/result";

type Answer<Value> = Result<Value, GatewayError>;

export interface TimedMemo {
  /**
   * The remembered answer, at once, or what `load` answers now. Only good answers are remembered; `validUntilMs` says
   * of one when it ceases to hold, should that be before its time is over.
   */
  remember<Value>(
    key: string,
    load: () => Promise<Answer<Value>>,
    validUntilMs?: (value: Value) => number,
  ): Prompt<Answer<Value>>;
  /** What was put there; null: nothing, or its time is over. */
  recall<Value>(key: string): Value | null;
  put<Value>(key: string, value: Value): void;
}

type Entry = {
  readonly answer: Result<unknown, GatewayError>;
  /** From then on it is to be loaded anew. */
  readonly expiresAt: number;
  /** Until then it may be answered all the same, while that goes on. */
  readonly holdsUntil: number;
};

/**
 * Answers whose time is over serve for `graceMs` more, while the first that asks has it loaded anew behind its answer: else
 * all that come in this moment would ask for the same and wait. `later` keeps a request alive for what it began.
 */
export type Renewal = { readonly graceMs: number; readonly later: (work: Promise<unknown>) => void };

const noRenewal: Renewal = { graceMs: 0, later: () => {} };
/** A load that never ended is begun once more after this time. */
const renewalMs = 10_000;

/** A bounded memory of slow-changing answers, one per environment (ARCHITECTURE: store settings 60 s). */
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
    const loadAnew = () =>
      whenThere(load(), (answer) => {
        if (answer.ok) keep(key, answer, validUntilMs(answer.value));
        return answer;
      });
    const known = find(key);
    if (!known) return loadAnew();
    if (known.expiresAt <= clock()) {
      entries.set(key, { ...known, expiresAt: clock() + renewalMs });
      later(Promise.resolve(loadAnew()));
    }
    // A key names the type of what it holds: callers prefix it with what they load.
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
