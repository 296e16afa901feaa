import { data } from "react-router";

/** What an action of the browser answers where the shop could not be reached. */
type Unreachable = { readonly code: "offline-unsent" | "offline-unknown" };

/**
 * Sends what a form holds and keeps the page, with all that is typed, where the shop cannot be reached: the browser's own
 * error page never comes. Whether the shop heard of it is not known then, unless there was no network from the start.
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

/** What the page shows stands where it cannot be read anew: null. */
export async function readOrStay<Answer>(read: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
