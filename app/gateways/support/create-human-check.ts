import { boolean, is, type } from "superstruct";
import { withTimeLimit } from "../with-time-limit";

/** The visitor waits for the form to be sent. */
const limitMs = 4_000;

export type HumanCheckSettings = { readonly siteKey: string; readonly secretKey: string };

/** `unknown`: the service gave no verdict. */
export type HumanVerdict = "human" | "robot" | "unknown";

/** The origin of Turnstile's script and responses; its check is in a frame of this origin. */
export const humanCheckOrigin = "https://challenges.cloudflare.com";

const Verdict = type({ success: boolean() });

/** Calls Turnstile's `siteverify` for the check in the form. A token can be verified once, within five minutes. */
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
        const outcome: unknown = await answer.json();
        return outcome;
      });
      if (!is(verdict, Verdict)) return "unknown";
      return verdict.success ? "human" : "robot";
    } catch {
      return "unknown";
    }
  };
}
