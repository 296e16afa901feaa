import { vi } from "vitest";

/** Longer than a busy machine needs: a test continues as soon as the condition holds. */
const withinMs = 20_000;
/** Each look costs the machine that is waited for. */
const intervalMs = 20;

/** Waits until a condition holds; fails after 20 s. */
export async function soon(condition: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(condition, { timeout: withinMs, interval: intervalMs });
}
