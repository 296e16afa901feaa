import { findVatCountry, isMemberState } from "../../countries/model/vat-number";
import type { Address } from "./address";
import type { Cart, ItemTaxRate, VatCheck } from "./cart";
import type { CartChange } from "./cart-change";
import { isSameHolder, isSameName, readVatProof, toVatHolder } from "./vat-check";

/** The store's settings of net sales. */
export type NetSaleTerms = {
  readonly isVatValidationEnabled: boolean;
  readonly isTaxRateChangeEnabled: boolean;
  /** The country of dispatch (ISO 3166 code); null: not set, which counts as the shop's own country. */
  readonly dispatchCountry: string | null;
};

/** The inputs that decide the VAT of a sale. */
export type Sale = {
  readonly vat: VatCheck | null;
  /** null: not known yet; the number and its confirmed name decide, so that the shopper sees the price. */
  readonly billing: Address | null;
  /** null: the goods go to the billing address. */
  readonly shipping: Address | null;
  /** Country of delivery. */
  readonly destination: string;
};

/** Why a sale includes VAT. */
export type GrossReason =
  /** The store does not sell net. */
  | "switched-off"
  /** No valid number. */
  | "no-number"
  /** The number is one of the country of dispatch, or of no member state. */
  | "not-abroad"
  /** The goods stay in the country of dispatch, or leave the Union. */
  | "not-leaving"
  /** The number is valid; the query did not include the holder's name. */
  | "unnamed"
  /** The office could not compare the name. */
  | "name-unknown"
  /** Billed to a private person, or to another country than the number's. */
  | "billing"
  /** The office confirmed the number for another company than the billed one. */
  | "other-holder"
  /** The goods go to another receiver than the company. */
  | "receiver";

/**
 * Finds why a sale includes VAT; null: it is an exempt intra-Community supply.
 * The goods leave the member state of
 * dispatch for another one, and the buyer, who is identified in a member state other than that of dispatch, receives
 * them.
 *
 * Source: Directive 2006/112/EC, Article 138(1)
 */
export function findGrossReason(sale: Sale, terms: NetSaleTerms, shopCountry: string): GrossReason | null {
  const { vat, billing, shipping, destination } = sale;
  const dispatch = terms.dispatchCountry ?? shopCountry;
  if (!terms.isVatValidationEnabled || !terms.isTaxRateChangeEnabled) return "switched-off";
  if (!vat?.isValid) return "no-number";
  const country = findVatCountry(vat.number);
  if (country === null || !isMemberState(country) || country === dispatch) return "not-abroad";
  const isTransport = isMemberState(dispatch) && isMemberState(destination) && destination !== dispatch;
  if (!isTransport) return "not-leaving";
  const proof = readVatProof(vat);
  if (!proof) return "unnamed";
  if (proof.match !== "confirmed") return "name-unknown";
  if (!billing) return null;
  if (billing.country !== country || billing.customerType !== "business") return "billing";
  if (!isSameHolder(proof, toVatHolder(billing))) return "other-holder";
  return !shipping || isSameName(shipping.company ?? "", proof.company) ? null : "receiver";
}

/** Returns the inputs that decide the VAT of a cart. */
export function toSale({
  taxation,
  billingAddress,
  shippingAddress,
  country,
}: Pick<Cart, "taxation" | "billingAddress" | "shippingAddress" | "country">): Sale {
  return {
    vat: taxation?.vat ?? null,
    billing: billingAddress,
    shipping: shippingAddress,
    destination: shippingAddress?.country ?? country,
  };
}

/** Returns whether a cart is to be sold without VAT. */
export function isNetSale(cart: Cart, terms: NetSaleTerms): boolean {
  return cart.lines.length > 0 && findGrossReason(toSale(cart), terms, cart.country) === null;
}

/** Returns whether the taxes match the sale. A net sale needs the rate of every item. */
export function isTaxSettled(cart: Cart, terms: NetSaleTerms): boolean {
  if (!cart.taxation) return true;
  const isExternal = cart.taxation.mode === "External";
  return isNetSale(cart, terms) ? isExternal && !lacksRates(cart) : !isExternal;
}

/** Returns whether an item of the cart lacks its rate, for example after an addition to a net cart. */
export function lacksRates({ taxation, totalNet }: Pick<Cart, "taxation" | "totalNet">): boolean {
  return totalNet === null || (taxation?.rates ?? []).some(({ rate }) => rate === null);
}

/** Plans a net cart from the platform's rates: the same rates, set externally. */
export function planNetSale(rates: readonly ItemTaxRate[]): readonly CartChange[] {
  return [
    { type: "set-tax-mode", mode: "External" },
    ...rates.map((rate): CartChange => ({ type: "set-tax-rate", rate })),
  ];
}
