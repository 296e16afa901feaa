/** Whether nobody else reaches the platform: only there are customers made whose password everybody knows. */
export function isOnThisMachine(apiUrl: string): boolean {
  return /(^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(new URL(apiUrl).hostname);
}
