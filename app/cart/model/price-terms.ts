import type { CountryCode } from "../../countries/model/country";
import type { Address } from "./address";
import type { Cart } from "./cart";
import { findGrossReason, type NetSaleTerms } from "./net-sale";
import { toAddressCheck } from "./vat-check";

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

/** The number with which a customer buys net at the usual address, where the goods go to the company itself. */
function findNetNumber(usual: Address, { country, settings }: Shop): string | null {
  const sale = { vat: toAddressCheck(usual), billing: usual, shipping: null, destination: country };
  const isNet = settings !== null && findGrossReason(sale, settings, country) === null;
  return isNet ? (usual.vatNumber ?? null) : null;
}
