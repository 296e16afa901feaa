import { createRng } from "./rng.ts";

/**
 * Possible faults of a call.
 * None, a delay, a connection cut before or after the platform executed it, cut at once but executed later, cut in the
 * middle of the response, an error before or after execution, a false conflict, and a request delivered twice that
 * returns the second response.
 */
export type Fault =
  | "none"
  | "delay"
  | "drop"
  | "500"
  | "503"
  | "409"
  | "done-then-cut"
  | "done-then-503"
  | "cut-then-done"
  | "half-answer"
  | "twice";

const faults = [
  "delay",
  "delay",
  "drop",
  "500",
  "503",
  "409",
  "done-then-cut",
  "done-then-cut",
  "done-then-503",
  "cut-then-done",
  "half-answer",
  "twice",
] as const satisfies readonly Fault[];

export type Mishap = { readonly fault: Fault; readonly delayMs: number };

/** Fault rates: some carts have a reliable platform and some a very unreliable one. */
const rates = [0.1, 0.25, 0.45] as const;
export const maxDelayMs = 60;

/** Chooses the fault of a seed's nth call with this name and content, independent of concurrent calls. */
export function chooseFault(seed: number, call: string, nth: number): Mishap {
  const rate = createRng(`rate ${seed}`).pick(rates);
  const rng = createRng(`fault ${seed} ${call} ${nth}`);
  if (!rng.chance(rate)) return { fault: "none", delayMs: rng.int(4) };
  return { fault: rng.pick(faults), delayMs: 1 + rng.int(maxDelayMs) };
}
