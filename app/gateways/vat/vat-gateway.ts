import type { VatHolder } from "../../cart/model/vat-check";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** The tax office's result for a number. */
export type VatAnswer = {
  /** The specification's code: 200 is valid, 201 not assigned … (`create-vat-gateway.ts`). */
  readonly code: number;
  /** The office's time of the request, in its format; empty if missing. */
  readonly askedAt: string;
  /** First and last day on which the number was valid, if reported; else empty. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** Whether company and town match the number; null: not part of the query. */
  readonly compared: { readonly company: VatComparison; readonly city: VatComparison } | null;
  /** The response word for word, evidence for the shop's books. */
  readonly rawResponse: string;
};

/** The office's result for one field: A matches, B does not match, C was not queried, D is not disclosed by the state. */
export type VatComparison = "A" | "B" | "C" | "D";

/** The German Federal Central Tax Office's confirmation of foreign VAT numbers (eVatR, REST). */
export interface VatGateway {
  /** The shop's own number, which queries require; null: this deployment has none and sends no queries. */
  readonly ownNumber: string | null;
  /**
   * Queries a `number` with its country's prefix; with a `holder` the office compares company and town too.
   * `sessionId`: the session whose attempts are counted.
   */
  check(
    number: string,
    sessionId: string | null,
    holder: VatHolder | null,
  ): Promise<Result<VatAnswer, GatewayError>>;
}
