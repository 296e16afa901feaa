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

type Entry = { readonly expiresAt: number; readonly answer: Result<unknown, GatewayError> };

/** A bounded memory of slow-changing answers, one per environment (ARCHITECTURE: store settings 60 s). */
export function createTimedMemo(lifetimeMs: number, maxEntries: number, clock = () => Date.now()): TimedMemo {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });

  function keep(key: string, answer: Result<unknown, GatewayError>, validUntilMs: number): void {
    entries.set(key, { expiresAt: Math.min(clock() + lifetimeMs, validUntilMs), answer });
  }

  function find<Value>(key: string): Answer<Value> | null {
    const known = entries.get(key);
    // A key names the type of what it holds: callers prefix it with what they load.
    return known && known.expiresAt > clock() ? (known.answer as Answer<Value>) : null;
  }

  function remember<Value>(
    key: string,
    load: () => Promise<Answer<Value>>,
    validUntilMs: (value: Value) => number = () => Number.POSITIVE_INFINITY,
  ): Prompt<Answer<Value>> {
    const known = find<Value>(key);
    if (known) return known;
    return whenThere(load(), (answer) => {
      if (answer.ok) keep(key, answer, validUntilMs(answer.value));
      return answer;
    });
  }

  return {
    remember,
    recall<Value>(key: string) {
      const known = find<Value>(key);
      return known?.ok ? known.value : null;
    },
    put: (key, value) => keep(key, ok(value), Number.POSITIVE_INFINITY),
  };
}
