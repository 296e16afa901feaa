import { trackingQueueKey } from "../../../consent/model/storage-keys";
import { parseStoredJson } from "../../../foundation/parse-json";
import type { TrackingCall } from "../../model/tracking-call";

/** A call that is not delivered yet. */
export type WaitingCall = {
  readonly id: string;
  /** When it happened, milliseconds since 1970. */
  readonly at: number;
  readonly call: TrackingCall;
  readonly locale: string;
  readonly cookie: string;
  /** The customer who acted; null: a guest. */
  readonly userId: string | null;
};

/** Older calls are of no use any more; the server has the same limit. */
const oldestMs = 24 * 60 * 60 * 1000;
/** About 30 kB; the oldest are dropped first. */
const mostCalls = 100;

/** Adds calls that could not be sent to the stored ones, for a page with a network; the entry holds nothing else. */
export function storeCalls(calls: readonly WaitingCall[]): void {
  if (calls.length === 0) return;
  const all = [...readStored(Date.now()), ...calls];
  const fresh = [...new Map(all.map((call) => [call.id, call])).values()].slice(-mostCalls);
  try {
    localStorage.setItem(trackingQueueKey, JSON.stringify(fresh));
  } catch {
    // When the storage is blocked, unsent calls are lost.
  }
}

/** Removes and returns all stored calls: the caller sends them. */
export function takeStored(now: number): readonly WaitingCall[] {
  const calls = readStored(now);
  try {
    localStorage.removeItem(trackingQueueKey);
  } catch {
    return [];
  }
  return calls;
}

function readStored(now: number): readonly WaitingCall[] {
  const stored = parseStoredJson(() => localStorage.getItem(trackingQueueKey));
  return Array.isArray(stored) ? stored.filter((one) => isWaiting(one) && now - one.at < oldestMs) : [];
}

/** Written by this shop, perhaps by an older deployment: the server validates the call's content. */
function isWaiting(value: unknown): value is WaitingCall {
  if (typeof value !== "object" || value === null) return false;
  const { id, at, call, locale, cookie }: { readonly [Key in keyof WaitingCall]?: unknown } = value;
  const isCall = typeof call === "object" && call !== null && "name" in call && "payload" in call;
  return [id, locale, cookie].every((text) => typeof text === "string") && typeof at === "number" && isCall;
}
