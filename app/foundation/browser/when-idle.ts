/** For browsers without `requestIdleCallback`: scripts of the page have mostly ended by then. */
const assumedIdleMs = 300;

/**
 * Calls when the page is idle, at the latest after the time-out (ms) if there is one; some browsers lack
 * `requestIdleCallback`.
 */
export function whenIdle(act: () => void, timeoutMs?: number): void {
  if ("requestIdleCallback" in window)
    requestIdleCallback(() => act(), timeoutMs ? { timeout: timeoutMs } : {});
  else setTimeout(act, Math.min(assumedIdleMs, timeoutMs ?? assumedIdleMs));
}

/**
 * Calls once the browser has painted what was just rendered, so that a press does not wait for it; a page in the
 * background is not painted and does not wait. Returns a function that cancels the call.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(act);
  };
  if (document.hidden) wait();
  const frame = document.hidden ? 0 : requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
