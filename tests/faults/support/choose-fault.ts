import { createRng } from "./rng.ts";

/**
 * What can happen to a call on its way: nothing, a delay, a connection cut before or after the platform did it, cut at once
 * and done later all the same, cut in the middle of the answer, an error before or after it was done, a conflict that is
 * none, the request delivered twice with the second answer coming back.
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

/** How often something goes wrong; some carts have a quiet platform and some a terrible one. */
const rates = [0.1, 0.25, 0.45] as const;
export const maxDelayMs = 60;

/** The fate of a seed's nth call of this name and content, whatever else happens at the same time. */
export function chooseFault(seed: number, call: string, nth: number): Mishap {
  const rate = createRng(`rate ${seed}`).pick(rates);
  const rng = createRng(`fault ${seed} ${call} ${nth}`);
  if (!rng.chance(rate)) return { fault: "none", delayMs: rng.int(4) };
  return { fault: rng.pick(faults), delayMs: 1 + rng.int(maxDelayMs) };
}
