/** The time that a shopper would wait for a page anyway. */
const patienceMs = 8_000;

/**
 * Whether a form submitted now reaches the shop.
 * Runs before a native submission, which without a network would end in the browser's error page and lose the input. A
 * response of any status counts.
 */
export async function isShopReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch("/healthz", {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(patienceMs),
    });
    return true;
  } catch {
    return false;
  }
}
