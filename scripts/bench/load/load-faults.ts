import type { SampleKind } from "./load-sample.ts";

/** What is switched off or slowed down for a while; in this order. */
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
  /** Statuses and codes that the fault may cause there; any other is the shop's own mistake. */
  readonly problems: readonly RegExp[];
  /** Must somebody have felt it? A switch that nobody feels was not thrown. */
  readonly isFelt: boolean;
};

const search: Consequence = { kinds: ["search", "suggestions"], problems: [/^503$/], isFelt: false };
const payment: Consequence = {
  kinds: ["payment"],
  problems: [/^payment$/, /^payment-error$/, /^platform-unavailable$/],
  isFelt: true,
};

/** What each fault may cause, and where. Mails wait in their queue: nobody notices. */
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

/** Shares of a fault's turn: it is on, then the shop recovers, the rest is calm and judged like the first minutes. */
const faultShare = 0.4;
const recoveryShare = 0.25;
const mostRecoveryMs = 15_000;

export type LoadTimes = {
  readonly warmMs: number;
  /** Until here the first minutes last. */
  readonly firstUntilMs: number;
  readonly endMs: number;
  readonly recoveryMs: number;
  readonly phases: readonly FaultPhase[];
};

/** When what happens in a run of so many minutes. */
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

/** The fault that something from `atMs` to `endedMs` may have met, its recovery included. */
export function findFault(
  { phases, recoveryMs }: Pick<LoadTimes, "phases" | "recoveryMs">,
  atMs: number,
  endedMs: number,
): LoadFault | null {
  return (
    phases.find(({ fromMs, untilMs }) => endedMs >= fromMs && atMs <= untilMs + recoveryMs)?.fault ?? null
  );
}
