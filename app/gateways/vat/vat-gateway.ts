import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** What the tax office said of a number. */
export type VatAnswer = {
  /** The specification's code: 200 is valid, 201 not assigned … (`to-vat-code.ts`). */
  readonly code: number;
  /** The office's time of the request, as it writes it; empty where it gave none. */
  readonly askedAt: string;
  /** First and last day on which the number was valid, where the office tells them; else empty. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** The answer word for word, evidence for the shop's books. */
  readonly rawResponse: string;
};

/** The German Federal Central Tax Office's confirmation of foreign VAT numbers (eVatR, REST). */
export interface VatGateway {
  /** The shop's own number, with which it asks; null: this deployment has none and asks nobody. */
  readonly ownNumber: string | null;
  /** `number` with its country's prefix. `sessionId`: on whose behalf, so that nobody can try numbers without end. */
  check(number: string, sessionId: string | null): Promise<Result<VatAnswer, GatewayError>>;
}
