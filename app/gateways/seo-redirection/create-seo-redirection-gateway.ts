import { nullable, number, optional, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";

/** Finds the new URLs of removed pages. */
export type SeoRedirectionGateway = {
  /** The target as the service returns it, a path or a whole URL; null: unknown. */
  findTarget(sourceUrl: string): Promise<Result<string | null, GatewayError>>;
};

/** The shopper waits for a 404 meanwhile (ARCHITECTURE, "How a request travels", 1). */
const requestTimeoutMs = 300;

const Answer = type({
  redirectionCode: optional(nullable(number())),
  targetURL: optional(nullable(string())),
});

const redirectionCodes: ReadonlySet<number | null | undefined> = new Set([301, 302, 307, 308]);

type SeoRedirectionOptions = {
  /** The look-up's URL; `sourceUrl` is added to its query. */
  readonly url: string;
  readonly fetch: typeof fetch;
};

/**
 * Sends `GET <url>?sourceUrl=<URL>`, which returns `{ "redirectionCode": 308, "targetURL": "…" }`.
 * A code that is no redirect, a missing target, or a 404 means no redirect.
 */
export function createSeoRedirectionGateway(options: SeoRedirectionOptions): SeoRedirectionGateway {
  return {
    async findTarget(sourceUrl) {
      try {
        return await withTimeLimit(requestTimeoutMs, (signal) => ask(options, sourceUrl, signal));
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === "TimeoutError";
        return failure(isTimeout ? "timeout" : "unavailable", "The SEO redirection did not answer");
      }
    },
  };
}

async function ask(
  options: SeoRedirectionOptions,
  sourceUrl: string,
  signal: AbortSignal,
): Promise<Result<string | null, GatewayError>> {
  const address = new URL(options.url);
  address.searchParams.set("sourceUrl", sourceUrl);
  const response = await options.fetch(address.href, { headers: { accept: "application/json" }, signal });
  if (!response.ok) {
    await response.body?.cancel();
    return response.status === 404
      ? ok(null)
      : failure("unavailable", `The SEO redirection answered ${response.status}`);
  }
  const [problem, answer] = Answer.validate(await response.json().catch(() => null));
  if (problem) return failure("malformed", problem.message);
  return ok((redirectionCodes.has(answer.redirectionCode) && answer.targetURL) || null);
}

function failure(kind: GatewayError["kind"], message: string): Result<never, GatewayError> {
  return err({ system: "seo-redirection", kind, retryable: false, message });
}
