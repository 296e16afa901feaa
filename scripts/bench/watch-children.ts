import { listChildren } from "./process-cpu.ts";

/** Runs `start` and returns the runtime processes that it started. */
export async function watchChildren<Value>(
  start: () => Promise<Value>,
): Promise<{ value: Value; pids: readonly number[] }> {
  const before = new Set(listChildren());
  const value = await start();
  return { value, pids: listChildren().filter((pid) => !before.has(pid)) };
}
