/** As long as somebody waits for a page anyway before giving up. */
const patienceMs = 8_000;

/**
 * Whether a form that is sent now reaches the shop: asked before a native submission, which without a network would end
 * in the browser's own error page with everything typed behind it. An answer of any status is an answer.
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
