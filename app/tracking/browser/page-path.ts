import { findSecretParameter } from "../../consent/model/link-secret";

/** Returns a path, by default that of this page, without the prefix of its language. */
export function readPath(path: string = location.pathname): string {
  return path.replace(/^\/[a-z]{2}(?=\/|$)/, "") || "/";
}

/** Whether a secret link opens this page; nothing of it is tracked. */
export function isSecretPage(): boolean {
  return findSecretParameter(location.pathname) !== null;
}

/** Returns whether the page was reloaded or restored from history: nothing was sent. */
export function isSeenAgain(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
}
