import { is, number, pattern, string, type } from "superstruct";
import type { NetSaleTerms } from "../../cart/model/net-sale";
import { defaultQuantityLimits, type QuantityLimits } from "../../cart/model/quantity-rules";
import type { WalletFlow } from "../../checkout/model/wallet-flow";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CommerceClient } from "./commerce-client";
import { graphql } from "./graphql";

const document = graphql(`query StoreSettings($key: String!) {
  store(key: $key) { custom { customFieldsRaw { name value } } }
}`);

const IsoCountry = pattern(string(), /^[A-Z]{2}$/);

const CodFee = type({ centAmount: number(), currencyCode: string() });

/** The store's custom fields of type `store-settings` by name; a missing field has the specification's default. */
export type StoreFields = Readonly<Record<string, unknown>>;

/** Loads the fields of the store with this key; empty for an unknown store. */
export async function loadStoreFields(
  client: Pick<CommerceClient, "query">,
  storeKey: string,
): Promise<Result<StoreFields, GatewayError>> {
  const answer = await client.query(document, { key: storeKey });
  if (!answer.ok) return answer;
  const fields = answer.value.store?.custom?.customFieldsRaw ?? [];
  return ok(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
}

export function readQuantityLimits(fields: StoreFields): QuantityLimits {
  const read = (name: keyof QuantityLimits) => {
    const value = fields[name];
    return typeof value === "number" && value > 0 ? value : defaultQuantityLimits[name];
  };
  return { maxLineQuantity: read("maxLineQuantity"), maxAddQuantity: read("maxAddQuantity") };
}

/** Reads whether VAT numbers are validated, whether a valid one may make the sale net, and the dispatch country. */
export function readVatFlags(fields: StoreFields): NetSaleTerms {
  const { dispatchCountry } = fields;
  return {
    dispatchCountry: is(dispatchCountry, IsoCountry) ? dispatchCountry : null,
    isVatValidationEnabled: fields.vatValidationEnabled === true,
    isTaxRateChangeEnabled: fields.taxRateChangeEnabled === true,
  };
}

/** Every method, or only Google Pay. */
export function readWalletFlow({ walletFlow }: StoreFields): WalletFlow | null {
  return walletFlow === "google-pay-only" ? walletFlow : null;
}

/** The fee for cash on delivery, gross, in the currency in which it was entered; null: no fee. */
export function readCodFee({ codFee }: StoreFields) {
  return is(codFee, CodFee) && codFee.centAmount > 0 ? codFee : null;
}
