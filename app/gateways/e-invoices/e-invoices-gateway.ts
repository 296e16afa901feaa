import type { CountryCode } from "../../countries/model/country";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { EInvoiceNetwork } from "../../orders/model/e-invoice-delivery";

/** An invoice for a network's participant, who is known there by the VAT number. */
export type NetworkInvoice = {
  /** A UUID: the same one is delivered once. */
  readonly key: string;
  /** Peppol BIS Billing 3.0. */
  readonly ubl: string;
  readonly buyer: { readonly country: CountryCode; readonly vatNumber: string };
};

/** Electronic invoices of one country's shop. */
export interface EInvoicesGateway {
  /** The number under which the seller declares the country's VAT; null: none is set. */
  readonly sellerVatNumber: string | null;
  /** The network that carries invoices to companies of the country; null: they only get files. */
  readonly network: EInvoiceNetwork | null;
  /**
   * Hands an invoice to the access point of the network, and returns its id there. `rejected` is final, for example for
   * a company that the network does not know.
   */
  send(invoice: NetworkInvoice): Promise<Result<string, GatewayError>>;
}
