import { is, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { PortalAccount } from "../../orders/model/portal-account";
import { withTimeLimit } from "../with-time-limit";

const timeoutMs = 10_000;
const Issued = type({ url: string() });

type Options = { readonly apiUrl: string; readonly apiKey: string; readonly fetch: typeof fetch };

/** The self-service order portal, on its own host. */
export interface OrderPortalGateway {
  /** The URL at which only this account's customer opens the portal; valid once, for a short time. */
  openFor(account: PortalAccount): Promise<Result<string, GatewayError>>;
}

export function createOrderPortalGateway({ apiUrl, apiKey, fetch }: Options): OrderPortalGateway {
  return {
    async openFor(account) {
      try {
        const response = await withTimeLimit(timeoutMs, (signal) =>
          fetch(`${apiUrl}/tokens`, {
            method: "POST",
            headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
            body: JSON.stringify(account),
            signal,
          }),
        );
        const answer: unknown = await response.json();
        if (response.ok && is(answer, Issued)) return ok(answer.url);
        return failure(response.status >= 500 ? "unavailable" : "rejected", `Answered ${response.status}`);
      } catch (error) {
        const isLate = error instanceof Error && error.name === "TimeoutError";
        return failure(
          isLate ? "timeout" : "unavailable",
          error instanceof Error ? error.message : "No answer",
        );
      }
    },
  };
}

function failure(kind: GatewayError["kind"], message: string): Result<never, GatewayError> {
  return err({ system: "order-portal", kind, retryable: kind !== "rejected", message });
}
