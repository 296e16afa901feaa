/**
 * Runs work under a time limit and clears the timer afterwards.
 * `AbortSignal.timeout` would keep a Durable Object awake, and billed, until it fires. The abort's reason is a
 * `TimeoutError`.
 */
export async function withTimeLimit<Value>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No answer within ${limitMs} ms`, "TimeoutError")),
    limitMs,
  );
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
