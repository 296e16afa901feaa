import type { Cart } from "../../cart/model/cart";
import type { CountryCode } from "../../countries/model/country";
import { findVatCountry, isVatNumberAsked } from "../../countries/model/vat-number";
import type { VatOutcome } from "./vat-code";

/** What the VAT field goes by, apart from what is typed into it. */
export type VatTerms = {
  /** The store validates numbers, and there is somebody to ask. */
  readonly isEnabled: boolean;
  /** A valid number may make the sale net. */
  readonly changesTaxRate: boolean;
  readonly ownNumber: string;
  readonly shopCountry: CountryCode;
  /** The cart is net now. */
  readonly isNet: boolean;
  /** What the cart knows of a number; `isValid` null: it could not be validated. */
  readonly known: { readonly number: string; readonly isValid: boolean | null } | null;
  /** Of the billing address that the cart has; null: none yet. */
  readonly saved: { readonly country: CountryCode; readonly isCompany: boolean } | null;
};

export type VatState =
  | "idle"
  | "triggered"
  | "button-click"
  | "success"
  | "success-net"
  /** Valid, and net with the address that is being typed: the cart has another one still. */
  | "success-later"
  | "failed"
  | "failed-no-rate-change"
  | "timeout"
  /** The office is not asked about this country: gross, and no error. */
  | "not-asked";

/** The state of a result. A valid number without a net price, where the price could change, is not as it should be. */
export function toVatState(number: string, outcome: VatOutcome, terms: VatTerms): VatState {
  const country = findVatCountry(number);
  if (country && !isVatNumberAsked(country, terms.shopCountry)) return "not-asked";
  if (outcome === "unavailable") return "timeout";
  if (outcome === "invalid") return "failed";
  if (terms.isNet) return "success-net";
  if (!terms.changesTaxRate) return "success";
  const { saved } = terms;
  const isOther = saved !== null && (saved.country !== country || !saved.isCompany);
  return isOther ? "success-later" : "failed-no-rate-change";
}

/** What stops the checkout until the shopper says so; a number that is valid never does. */
export function stopsCheckout(state: VatState): boolean {
  return state === "failed" || state === "timeout";
}

/** The sentences of a state, the most important first, by their keys. */
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

/** The field's terms for a cart in a store. */
export function toVatTerms(
  cart: Pick<Cart, "country" | "isNet" | "taxation" | "billingAddress">,
  settings: { readonly isVatValidationEnabled: boolean; readonly isTaxRateChangeEnabled: boolean } | null,
  ownNumber: string | null,
): VatTerms {
  const { taxation, billingAddress } = cart;
  return {
    isEnabled: settings?.isVatValidationEnabled === true && ownNumber !== null,
    changesTaxRate: settings?.isTaxRateChangeEnabled === true,
    ownNumber: ownNumber ?? "",
    shopCountry: cart.country,
    isNet: cart.isNet === true,
    known: taxation?.vat ? { number: taxation.vat.number, isValid: taxation.vat.isValid } : null,
    saved: billingAddress && {
      country: billingAddress.country,
      isCompany: billingAddress.customerType === "business",
    },
  };
}
