import { string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { type PaymentServiceOptions, requestPaymentService } from "./request-payment-service";

export type AppleSessionRequest = {
  /** The shop's name in the payment sheet. */
  readonly displayName: string;
  /** The page's host, which Apple verifies by a file that the shop serves. */
  readonly domainName: string;
  readonly merchantIdentifier: string;
};

/** Opens sessions of Apple Pay. The result is the JSON argument of `completeMerchantValidation`. */
export type OpenAppleSession = (request: AppleSessionRequest) => Promise<Result<string, GatewayError>>;

const Opened = type({ data: string() });

/** Requests Apple's merchant validation by the payment provider's certificate (`/applePay/sessions`). */
export function createAppleSessions(options: PaymentServiceOptions): OpenAppleSession {
  return async (request) => {
    const answer = await requestPaymentService(
      options,
      { method: "POST", path: "/applePay/sessions", body: { ...request } },
      Opened,
    );
    if (!answer.ok) return answer;
    try {
      const bytes = Uint8Array.from(atob(answer.value.data), (character) => character.charCodeAt(0));
      const session = new TextDecoder().decode(bytes);
      JSON.parse(session);
      return ok(session);
    } catch {
      const message = "The session is no base64 of JSON";
      return err({ system: "payment", kind: "malformed", retryable: false, message });
    }
  };
}
