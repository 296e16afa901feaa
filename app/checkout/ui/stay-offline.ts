import { data } from "react-router";

/** The result of a client action while the shop cannot be reached. */
type Unreachable = { readonly code: "offline-unsent" | "offline-unknown" };

/**
 * Submits a form, or stays on the page with its input if the shop cannot be reached.
 * Without it the browser would show its error page.
 * The result is unknown then, unless the browser was offline from the start.
 */
export async function postOrStay<Answer>(post: () => Promise<Answer>) {
  if (!navigator.onLine) return data<Unreachable>({ code: "offline-unsent" }, 503);
  try {
    return await post();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return data<Unreachable>({ code: "offline-unknown" }, 503);
  }
}

/** Reads a page's data; null if that fails, and the present view stays. */
export async function readOrStay<Answer>(read: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

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
