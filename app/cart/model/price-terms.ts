import type { CountryCode } from "../../countries/model/country";
import { findVatCountry, isVatNumberAsked } from "../../countries/model/vat-number";
import type { Address } from "./address";
import type { Cart } from "./cart";
import type { NetSaleTerms } from "./net-sale";

/** How prices are said to who asks. */
export type PriceTerms = {
  /** A company reads what is left without VAT. */
  readonly showsNet: boolean;
  /** The VAT number to which is sold without VAT; null: with it. */
  readonly netNumber: string | null;
};

type Shop = { readonly country: CountryCode; readonly settings: NetSaleTerms | null };

/** As the cart is sold; before it has an address, as it will be to the customer's usual one. */
export function toPriceTerms(
  cart: Pick<Cart, "isNet" | "billingAddress" | "taxation"> | null,
  usual: Address | null,
  shop: Shop,
): PriceTerms {
  const chosen = cart?.billingAddress ?? null;
  if (cart?.isNet) {
    const netNumber = chosen?.vatNumber ?? cart.taxation?.vat?.number ?? null;
    return { showsNet: true, netNumber };
  }
  const netNumber = chosen || !usual ? null : findNetNumber(usual, shop);
  return { showsNet: (chosen ?? usual)?.customerType === "business", netNumber };
}

/** A company of another country of the Union, whose number was found valid (`isNetSale`). */
function findNetNumber(
  { country, customerType, vatNumber, vatValidated }: Address,
  { country: shopCountry, settings }: Shop,
): string | null {
  if (!settings?.isVatValidationEnabled || !settings.isTaxRateChangeEnabled) return null;
  if (customerType !== "business" || !vatNumber || !vatValidated) return null;
  const isNet = findVatCountry(vatNumber) === country && isVatNumberAsked(country, shopCountry);
  return isNet ? vatNumber : null;
}
