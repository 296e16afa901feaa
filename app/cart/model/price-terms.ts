import type { CountryCode } from "../../countries/model/country";
import type { Address } from "./address";
import type { Cart } from "./cart";
import { findGrossReason, type NetSaleTerms } from "./net-sale";
import { toAddressCheck } from "./vat-check";

/** How prices are displayed to a visitor. */
export type PriceTerms = {
  /** A company also sees the price without VAT. */
  readonly showsNet: boolean;
  /** The VAT number of a net sale; null: VAT is charged. */
  readonly netNumber: string | null;
};

type Shop = { readonly country: CountryCode; readonly settings: NetSaleTerms | null };

/** Returns the terms of the cart; before it has an address, those of the customer's default one. */
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

/** Finds the number of a net sale to the default address, if the goods go to the company itself. */
function findNetNumber(usual: Address, { country, settings }: Shop): string | null {
  const sale = { vat: toAddressCheck(usual), billing: usual, shipping: null, destination: country };
  const isNet = settings !== null && findGrossReason(sale, settings, country) === null;
  return isNet ? (usual.vatNumber ?? null) : null;
}
