import { array, boolean, optional, type, validate } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";
import { type TrackingCommand, toCommands } from "./to-commands";
import type { TrackingGateway, TrackingSettings } from "./tracking-gateway";

/** Runs in the background. */
const requestTimeoutMs = 5_000;
const retryAfterMs = 1_000;

const Answer = type({ success: boolean(), results: optional(array(type({ success: boolean() }))) });

type Options = TrackingSettings & {
  readonly fetch: typeof fetch;
  readonly wait?: (ms: number) => Promise<void>;
};

/**
 * Creates the gateway to Bloomreach Engagement's tracking API.
 * `POST /track/v2/projects/<token>/batch` with private access (key and secret). A refused request is not retried; one
 * that did not arrive is retried once.
 */
export function createTrackingGateway(options: Options): TrackingGateway {
  const wait = options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  return {
    async track(tracked) {
      const commands = toCommands(tracked);
      if (commands.length === 0) return ok(null);
      const first = await send(options, commands);
      if (first.ok || !first.error.retryable) return first;
      await wait(retryAfterMs);
      return send(options, commands);
    },
  };
}

async function send(
  { apiUrl, projectToken, key, secret, fetch }: Options,
  commands: readonly TrackingCommand[],
): Promise<Result<null, GatewayError>> {
  const url = `${apiUrl}/track/v2/projects/${encodeURIComponent(projectToken)}/batch`;
  try {
    return await withTimeLimit(requestTimeoutMs, async (signal) => {
      const response = await fetch(url, {
        method: "POST",
        headers: { authorization: `Basic ${btoa(`${key}:${secret}`)}`, "content-type": "application/json" },
        body: JSON.stringify({ commands }),
        signal,
      });
      return readAnswer(response);
    });
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    return failure(isTimeout ? "timeout" : "unavailable", "no-answer");
  }
}

async function readAnswer(response: Response): Promise<Result<null, GatewayError>> {
  if (!response.ok) {
    await response.body?.cancel();
    const isTemporary = response.status === 429 || response.status >= 500;
    return failure(isTemporary ? "unavailable" : "rejected", String(response.status));
  }
  const [problem, answer] = validate(await response.json().catch(() => null), Answer);
  if (problem) return failure("malformed", String(response.status));
  const isAccepted = answer.success && (answer.results ?? []).every(({ success }) => success);
  return isAccepted ? ok(null) : failure("rejected", "command");
}

/** Omits the service's message, which may repeat the request's data. */
function failure(kind: GatewayError["kind"], code: string): Result<never, GatewayError> {
  const retryable = kind === "timeout" || kind === "unavailable";
  return err({ system: "tracking", kind, retryable, code, message: "The tracking service took nothing" });
}
