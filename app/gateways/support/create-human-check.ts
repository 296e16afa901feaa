import { boolean, is, type } from "superstruct";
import { withTimeLimit } from "../with-time-limit";

/** Somebody waits for a form to be sent. */
const limitMs = 4_000;

export type HumanCheckSettings = { readonly siteKey: string; readonly secretKey: string };

/** `unknown`: the service could not say. */
export type HumanVerdict = "human" | "robot" | "unknown";

/** Where Turnstile's script and its answers come from; its check stands in a frame of this origin. */
export const humanCheckOrigin = "https://challenges.cloudflare.com";

const Verdict = type({ success: boolean() });

/** Turnstile's `siteverify`: was the check in the form passed? A token can be asked about once, for five minutes. */
export function createHumanCheck({
  secretKey,
  fetch,
}: HumanCheckSettings & { readonly fetch: typeof globalThis.fetch }) {
  return async function checkHuman(token: string): Promise<HumanVerdict> {
    const body = new URLSearchParams({ secret: secretKey, response: token });
    try {
      const verdict = await withTimeLimit(limitMs, async (signal) => {
        const answer = await fetch(`${humanCheckOrigin}/turnstile/v0/siteverify`, {
          method: "POST",
          body,
          signal,
        });
        const said: unknown = await answer.json();
        return said;
      });
      if (!is(verdict, Verdict)) return "unknown";
      return verdict.success ? "human" : "robot";
    } catch {
      return "unknown";
    }
  };
}
