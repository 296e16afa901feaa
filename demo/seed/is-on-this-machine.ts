/**
 * Reports whether the platform is reachable only from this machine.
 * Only there may customers with the public password be created.
 */
export function isOnThisMachine(apiUrl: string): boolean {
  return /(^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(new URL(apiUrl).hostname);
}
