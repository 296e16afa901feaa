import { listen } from "../../foundation/browser/listen";

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
  const watch = (page: Document) => {
    const handlers = { pointerdown: begin, pointerup: end, pointercancel: end, dragend: end };
    const stopPage = listen(page, handlers, { capture: true });
    const stopWindow = page.defaultView && listen(page.defaultView, { blur: end });
    return () => {
      stopPage();
      stopWindow?.();
      waiting.clear();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    };
  };
  return { after, watch };
}
