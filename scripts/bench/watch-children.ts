import { listChildren } from "./process-cpu.ts";

/** Runs `start` and tells which runtime processes it brought to life. */
export async function watchChildren<Value>(
  start: () => Promise<Value>,
): Promise<{ value: Value; pids: readonly number[] }> {
  const before = new Set(listChildren());
  const value = await start();
  return { value, pids: listChildren().filter((pid) => !before.has(pid)) };
}
