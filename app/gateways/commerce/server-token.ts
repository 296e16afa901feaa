import { is, number, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";

const TokenAnswer = type({ access_token: string(), expires_in: number() });

/** Renews a token this long before it expires. */
const renewEarlyMs = 60_000;

export type ServerTokenOptions = {
  readonly authUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
};

export interface ServerToken {
  current(): Promise<Result<string, GatewayError>>;
  drop(): void;
}

/**
 * Creates the shop's own token (OAuth client credentials).
 * Shared by all requests of an environment until it expires.
 */
export function createServerToken(options: ServerTokenOptions): ServerToken {
  let held: { token: string; expiresAt: number } | null = null;

  async function current(): Promise<Result<string, GatewayError>> {
    if (held && held.expiresAt > Date.now()) return ok(held.token);
    const answer = await requestToken(options);
    if (!answer.ok) return answer;
    held = {
      token: answer.value.access_token,
      expiresAt: Date.now() + answer.value.expires_in * 1000 - renewEarlyMs,
    };
    return ok(held.token);
  }

  return {
    current,
    drop: () => {
      held = null;
    },
  };
}

async function requestToken(options: ServerTokenOptions) {
  const failure = (kind: GatewayError["kind"], message: string): Result<never, GatewayError> =>
    err({ system: "commerce", kind, retryable: kind !== "rejected", message });
  try {
    return await withTimeLimit(options.timeoutMs, async (signal) => {
      const response = await options.fetch(`${options.authUrl}/oauth/token`, {
        method: "POST",
        headers: {
          authorization: `Basic ${btoa(`${options.clientId}:${options.clientSecret}`)}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: "grant_type=client_credentials",
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel();
        return failure(
          response.status >= 500 ? "unavailable" : "rejected",
          `Token refused: ${response.status}`,
        );
      }
      const body: unknown = await response.json();
      return is(body, TokenAnswer) ? ok(body) : failure("malformed", "Token answer is not an OAuth answer");
    });
  } catch (error) {
    return failure("unavailable", error instanceof Error ? error.message : "Token request failed");
  }
}
