/** Runs a callback once the layout may change: at once, or after the present press. */
export type AfterPress = (run: () => void) => void;

/** Creates a gate that detects a pointer on the watched page and delays callbacks meanwhile. */
export function createPressGate() {
  const waiting = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isDown = false;

  // The click follows the release in the same task; touch screens send it after a blur, so a task later in any case.
  const schedule = (run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (isDown) waiting.add(run);
      else run();
    });
    timers.add(timer);
  };
  const begin = () => {
    isDown = true;
  };
  const end = () => {
    isDown = false;
    const runs = [...waiting];
    waiting.clear();
    for (const run of runs) schedule(run);
  };

  const after: AfterPress = (run) => {
    if (isDown) waiting.add(run);
    else schedule(run);
  };
  const watch = (page: Pick<Document, "addEventListener" | "defaultView">) => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    page.addEventListener("pointerdown", begin, options);
    for (const name of ["pointerup", "pointercancel", "dragend"]) page.addEventListener(name, end, options);
    page.defaultView?.addEventListener("blur", end, { signal: stop.signal });
    return () => {
      stop.abort();
      waiting.clear();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    };
  };
  return { after, watch };
}
