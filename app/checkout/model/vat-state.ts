import type { Cart, VatCheck } from "../../cart/model/cart";
import { findGrossReason, type GrossReason, type NetSaleTerms, toSale } from "../../cart/model/net-sale";
import { readVatProof, type VatHolder } from "../../cart/model/vat-check";
import { findVatCountry, isVatNumberAsked } from "../../countries/model/vat-number";
import type { VatOutcome } from "./vat-code";

/** The terms of the VAT field, apart from its input. */
export type VatTerms = {
  /** The store validates numbers, and a tax office is connected. */
  readonly isEnabled: boolean;
  /** A valid number may make the sale net. */
  readonly changesTaxRate: boolean;
  readonly ownNumber: string;
  /** The country of dispatch. */
  readonly dispatchCountry: string;
  /** The contact page of a store without the support form; null: the store has the form. */
  readonly contactPage: string | null;
  /** The cart is net now. */
  readonly isNet: boolean;
  /** Why the cart includes VAT; null: a net sale is possible. */
  readonly grossReason: GrossReason | null;
  /** The cart's result; `outcome` null: the number could not be validated. */
  readonly known: {
    readonly number: string;
    readonly outcome: "valid" | "invalid" | "other-name" | null;
    readonly holder: VatHolder | null;
  } | null;
};

export type VatState =
  | "idle"
  | "triggered"
  | "button-click"
  | "success"
  | "success-net"
  /** Valid, and net with the address in the form: the cart still has another one. */
  | "success-later"
  /** Valid but gross: the goods stay in their country, or have another receiver. */
  | "success-gross-dispatch"
  | "success-gross-receiver"
  | "failed"
  /** The number is registered to another company or town. */
  | "failed-name"
  | "failed-no-rate-change"
  | "timeout"
  /** The office does not validate this country: gross, and no error. */
  | "not-asked";

/**
 * Returns the state of a result.
 * A valid number that should make the sale net, but does not, has a separate state.
 */
export function toVatState(number: string, outcome: VatOutcome, terms: VatTerms): VatState {
  if (outcome === "invalid") return "failed";
  const country = findVatCountry(number);
  if (country && !isVatNumberAsked(country, terms.dispatchCountry)) return "not-asked";
  if (outcome === "unavailable") return "timeout";
  if (outcome === "other-name") return "failed-name";
  if (terms.isNet) return "success-net";
  return terms.changesTaxRate ? toGrossState(terms.grossReason) : "success";
}

function toGrossState(reason: GrossReason | null): VatState {
  switch (reason) {
    case "not-leaving":
      return "success-gross-dispatch";
    case "receiver":
      return "success-gross-receiver";
    case "unnamed":
      return "success";
    case "billing":
    case "other-holder":
      return "success-later";
    default:
      return "failed-no-rate-change";
  }
}

/** Whether the state stops the checkout until the shopper confirms; a valid number never does. */
export function stopsCheckout(state: VatState): boolean {
  return state === "failed" || state === "failed-name" || state === "timeout";
}

/** Lists the message keys of a state, the most important first. */
export function listVatSentences(
  state: VatState,
  { changesTaxRate }: Pick<VatTerms, "changesTaxRate">,
): readonly string[] {
  switch (state) {
    case "idle":
      return [];
    case "triggered":
    case "button-click":
      return ["vat.checking"];
    case "success":
      return ["vat.success"];
    case "success-net":
      return ["vat.success", "vat.net"];
    case "success-later":
      return ["vat.success", "vat.netLater"];
    case "success-gross-dispatch":
      return ["vat.success", "vat.grossDispatch"];
    case "success-gross-receiver":
      return ["vat.success", "vat.grossReceiver"];
    case "failed-name":
      return ["vat.failed", "vat.otherName"];
    case "failed":
      return ["vat.failed", changesTaxRate ? "vat.failedFormat" : "vat.failedCorrect"];
    case "failed-no-rate-change":
      return ["vat.unchangedTitle", "vat.unchanged"];
    case "timeout":
      return ["vat.timeout", "vat.confirm"];
    case "not-asked":
      return ["vat.notAsked"];
  }
}

/** Returns the field's terms for a cart in a store. */
export function toVatTerms(
  cart: Pick<Cart, "country" | "isNet" | "taxation" | "billingAddress" | "shippingAddress">,
  settings: NetSaleTerms | null,
  ownNumber: string | null,
  contactPage: string | null,
): VatTerms {
  return {
    isEnabled: settings?.isVatValidationEnabled === true && ownNumber !== null,
    changesTaxRate: settings?.isTaxRateChangeEnabled === true,
    ownNumber: ownNumber ?? "",
    dispatchCountry: settings?.dispatchCountry ?? cart.country,
    contactPage,
    isNet: cart.isNet === true,
    grossReason: settings ? findGrossReason(toSale(cart), settings, cart.country) : "switched-off",
    known: cart.taxation?.vat ? toKnown(cart.taxation.vat) : null,
  };
}

function toKnown(vat: VatCheck): VatTerms["known"] {
  const { number, isValid } = vat;
  const proof = readVatProof(vat);
  const refused = proof?.match === "other" ? "other-name" : "invalid";
  return {
    number,
    outcome: isValid === null ? null : isValid ? "valid" : refused,
    holder: proof && { company: proof.company, city: proof.city },
  };
}
