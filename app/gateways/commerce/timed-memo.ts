import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

export interface TimedMemo {
  /** The remembered answer, or what `load` answers now. Only good answers are remembered. */
  remember<Value>(key: string, load: () => Answer<Value>): Answer<Value>;
}

type Entry = { readonly expiresAt: number; readonly answer: Result<unknown, GatewayError> };

/** A bounded memory of slow-changing answers, one per environment (ARCHITECTURE: store settings 60 s). */
export function createTimedMemo(lifetimeMs: number, maxEntries: number, clock = () => Date.now()): TimedMemo {
  const entries = new Map<string, Entry>();

  function makeRoom(): void {
    const oldest = entries.keys().next();
    if (entries.size >= maxEntries && !oldest.done) entries.delete(oldest.value);
  }

  function keep(key: string, answer: Result<unknown, GatewayError>): void {
    entries.delete(key);
    makeRoom();
    entries.set(key, { expiresAt: clock() + lifetimeMs, answer });
  }

  async function remember<Value>(key: string, load: () => Answer<Value>): Answer<Value> {
    const known = entries.get(key);
    // A key names the type of what it holds: callers prefix it with what they load.
    if (known && known.expiresAt > clock()) return known.answer as Result<Value, GatewayError>;
    const answer = await load();
    if (answer.ok) keep(key, answer);
    return answer;
  }

  return { remember };
}
