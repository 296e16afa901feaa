import { vi } from "vitest";

/** Longer than a busy machine needs: a test goes on as soon as the condition holds. */
const withinMs = 20_000;
const intervalMs = 5;

/** Waits until a condition holds; fails when it does not in 20 s. */
export async function soon(condition: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(condition, { timeout: withinMs, interval: intervalMs });
}
