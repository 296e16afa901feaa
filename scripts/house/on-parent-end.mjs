/** How soon an end is noticed; no event reports it. */
const everyMs = 500;

/** Calls `act` once when the process that started this one has ended, by whatever signal. */
export function onParentEnd(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, everyMs);
  timer.unref();
}
