/** As much as was told before it is known whether anybody listens. */
const mostEarly = 10;

/**
 * Watches this page when its session is one of those that are watched: the answer of the private request says so in its
 * `Server-Timing`, so that nothing is kept on the device; `?monitoring` asks for it by hand. Until then errors are only
 * remembered.
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

/** Errors that nobody caught, and those that became an error's page. */
function listenToErrors(hear: (error: unknown) => void, signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  addEventListener("error", ({ error }) => error && hear(error), options);
  addEventListener("unhandledrejection", ({ reason }) => hear(reason), options);
  addEventListener("caught", (event) => event instanceof CustomEvent && hear(event.detail), options);
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
