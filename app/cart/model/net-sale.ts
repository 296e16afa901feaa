import { findVatCountry, isVatNumberAsked } from "../../countries/model/vat-number";
import type { Cart, ItemTaxRate } from "./cart";
import type { CartChange } from "./cart-change";

/** The store's two switches. */
export type NetSaleTerms = {
  readonly isVatValidationEnabled: boolean;
  readonly isTaxRateChangeEnabled: boolean;
};

/**
 * Is the cart to be sold without VAT? Its billing address has a valid number of another country of the Union, is in
 * that country and is a company's. Before there is an address the number alone decides, so that the shopper sees the
 * price; without an address nothing can be ordered.
 */
export function isNetSale(cart: Cart, terms: NetSaleTerms): boolean {
  const { taxation, billingAddress, lines } = cart;
  if (!terms.isVatValidationEnabled || !terms.isTaxRateChangeEnabled || lines.length === 0) return false;
  if (!taxation?.vat?.isValid) return false;
  const country = findVatCountry(taxation.vat.number);
  if (country === null || !isVatNumberAsked(country, cart.country)) return false;
  return (
    !billingAddress || (billingAddress.country === country && billingAddress.customerType === "business")
  );
}

/** Are the taxes as the sale asks? A net sale needs the rate of every item. */
export function isTaxSettled(cart: Cart, terms: NetSaleTerms): boolean {
  if (!cart.taxation) return true;
  const isExternal = cart.taxation.mode === "External";
  return isNetSale(cart, terms) ? isExternal && !lacksRates(cart) : !isExternal;
}

/** Does an item of the cart lack its rate, as what was added to a net cart does? */
export function lacksRates({ taxation, totalNet }: Pick<Cart, "taxation" | "totalNet">): boolean {
  return totalNet === null || (taxation?.rates ?? []).some(({ rate }) => rate === null);
}

/** Makes a cart with the platform's rates a net one: the same rates, set from outside. */
export function planNetSale(rates: readonly ItemTaxRate[]): readonly CartChange[] {
  return [
    { type: "set-tax-mode", mode: "External" },
    ...rates.map((rate): CartChange => ({ type: "set-tax-rate", rate })),
  ];
}
