import type { SampleKind } from "./load-sample.ts";

/** Faults in order: each switches a system off or slows it down for a while. */
export const loadFaults = [
  "search-slow",
  "payments-dead",
  "mail-dead",
  "platform-cut",
  "search-dead",
  "payments-slow",
] as const;

export type LoadFault = (typeof loadFaults)[number];

export type FaultPhase = { readonly fault: LoadFault; readonly fromMs: number; readonly untilMs: number };

type Consequence = {
  readonly kinds: readonly SampleKind[];
  /** Statuses and codes that the fault may cause; any other is the shop's own error. */
  readonly problems: readonly RegExp[];
  /** Whether at least one request must fail: otherwise the fault was not active. */
  readonly isFelt: boolean;
};

const search: Consequence = { kinds: ["search", "suggestions"], problems: [/^503$/], isFelt: false };
const payment: Consequence = {
  kinds: ["payment"],
  problems: [/^payment$/, /^payment-error$/, /^platform-unavailable$/],
  isFelt: true,
};

/** The possible consequences of each fault. Mails wait in their queue, without visible effect. */
export const consequences: Readonly<Record<LoadFault, Consequence>> = {
  "search-slow": search,
  "search-dead": search,
  "payments-dead": payment,
  "payments-slow": { ...payment, isFelt: false },
  "mail-dead": { kinds: [], problems: [], isFelt: false },
  "platform-cut": {
    kinds: [
      "home",
      "listing",
      "product",
      "search",
      "suggestions",
      "missing",
      "account",
      "cart",
      "socket",
      "address",
      "order",
      "payment",
    ],
    problems: [/^503$/, /^platform-unavailable$/, /^creating-order-failed$/, /^no message$/],
    isFelt: true,
  },
};

/** Shares of a fault's turn: the fault, then recovery; the rest is calm and judged like the first minutes. */
const faultShare = 0.4;
const recoveryShare = 0.25;
const mostRecoveryMs = 15_000;

export type LoadTimes = {
  readonly warmMs: number;
  /** End of the first minutes. */
  readonly firstUntilMs: number;
  readonly endMs: number;
  readonly recoveryMs: number;
  readonly phases: readonly FaultPhase[];
};

/** Plans the events of a run with this duration in minutes. */
export function planTimes(minutes: number, hasFaults: boolean): LoadTimes {
  const endMs = minutes * 60_000;
  const warmMs = Math.min(30_000, endMs / 10);
  const firstUntilMs = warmMs + Math.min(270_000, endMs / 4);
  const turnMs = (endMs - firstUntilMs) / loadFaults.length;
  const phases = loadFaults.map((fault, at) => {
    const fromMs = firstUntilMs + at * turnMs;
    return { fault, fromMs, untilMs: fromMs + faultShare * turnMs };
  });
  const recoveryMs = Math.min(mostRecoveryMs, recoveryShare * turnMs);
  return { warmMs, firstUntilMs, endMs, recoveryMs, phases: hasFaults ? phases : [] };
}

/** Returns the fault that a request from `atMs` to `endedMs` may have met, including its recovery. */
export function findFault(
  { phases, recoveryMs }: Pick<LoadTimes, "phases" | "recoveryMs">,
  atMs: number,
  endedMs: number,
): LoadFault | null {
  return (
    phases.find(({ fromMs, untilMs }) => endedMs >= fromMs && atMs <= untilMs + recoveryMs)?.fault ?? null
  );
}
