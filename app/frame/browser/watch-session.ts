import { listen } from "../../foundation/browser/listen";

/** Errors that are buffered until the response says whether the session is monitored. */
const mostEarly = 10;

/**
 * Monitors this page when its session is sampled: the `Server-Timing` header of the private response says so, so that
 * nothing is stored on the device. `?monitoring` switches it on. Until then errors are only buffered.
 */
export function watchSession(): void {
  const early: unknown[] = [];
  const remember = (error: unknown) => void (early.length < mostEarly && early.push(error));
  const stop = new AbortController();
  listenToErrors(remember, stop.signal);
  const start = () =>
    import("./monitor-session").then(
      ({ monitorSession }) => {
        stop.abort();
        monitorSession(early, listenToErrors);
      },
      () => {},
    );
  if (new URLSearchParams(location.search).has("monitoring")) start();
  else onceChosen(start);
}

/** Listens to uncaught errors, and to those that an error page shows. */
function listenToErrors(hear: (error: unknown) => void, signal?: AbortSignal): void {
  const handlers = {
    error: ({ error }: ErrorEvent) => error && hear(error),
    unhandledrejection: ({ reason }: PromiseRejectionEvent) => hear(reason),
    caught: ({ detail }: CustomEvent<unknown>) => hear(detail),
  };
  listen(window, handlers, signal && { signal });
}

function onceChosen(start: () => void): void {
  if (!("PerformanceObserver" in window)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || !/\/personal$/.test(entry.name)) continue;
      observer.disconnect();
      if (entry.serverTiming.some(({ name }) => name === "watched")) start();
      return;
    }
  });
  observer.observe({ type: "resource", buffered: true });
}
