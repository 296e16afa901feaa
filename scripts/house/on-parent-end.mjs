/** Polling interval: no event reports the end. */
const everyMs = 500;

/** Calls `act` once when this process's parent has ended, by whatever signal. */
export function onParentEnd(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, everyMs);
  timer.unref();
}
