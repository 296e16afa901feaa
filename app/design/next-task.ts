/**
 * Ends the task that runs, so that the browser may paint and answer before what follows; some browsers only know timers
 * for that.
 */
export function nextTask(): Promise<void> {
  return "scheduler" in window && "yield" in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}
