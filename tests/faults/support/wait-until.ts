import { setTimeout as wait } from "node:timers/promises";

const intervalMs = 5;

/** Waits for a condition; returns whether it became true in time. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > until) return false;
    await wait(intervalMs);
  }
  return true;
}
