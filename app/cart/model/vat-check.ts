import type { Address } from "./address";
import type { VatCheck } from "./cart";

/** The address without anything of a VAT number, as a parcel has it. */
export function withoutVat({
  vatNumber: _number,
  vatValidated: _validated,
  vatValidationRawResponse: _raw,
  ...address
}: Address): Address {
  return address;
}

/** The address with a number and what was learned of it. */
export function withVatCheck(address: Address, vat: VatCheck | null): Address {
  if (!vat) return address;
  return {
    ...address,
    vatNumber: vat.number,
    ...(vat.isValid !== null && { vatValidated: vat.isValid }),
    ...(vat.rawResponse && { vatValidationRawResponse: vat.rawResponse }),
  };
}

/** An address that comes without a result keeps the one that its number has already. */
export function keepVatCheck(address: Address, known: VatCheck | null): Address {
  const isKnown = address.vatValidated === undefined && known?.number === address.vatNumber;
  return isKnown ? withVatCheck(address, known) : address;
}
