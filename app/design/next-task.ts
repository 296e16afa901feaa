/**
 * Ends the current task, so that the browser can paint and handle input before the next one; some browsers have only
 * timers for that.
 */
export function nextTask(): Promise<void> {
  return "scheduler" in window && "yield" in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}
