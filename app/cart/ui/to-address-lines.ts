import { addressFormats } from "../../countries/model/address-formats";
import { nameRegion } from "../../i18n/display-names";
import type { Address } from "../model/address";

/** Formats an address for an envelope by its country's rules, with the country's name in the locale's language. */
export function toAddressLines(address: Address, locale: string): readonly string[] {
  const { country, streetName, streetNumber } = address;
  const format = addressFormats[country];
  const texts = {
    street: join(format.numberFirst ? [streetNumber, streetName] : [streetName, streetNumber]),
    extra: join(
      [address.additionalStreetInfo, address.building, address.apartment, address.additionalAddressInfo],
      ", ",
    ),
    code: address.postalCode,
    city: address.city,
    state: address.state || address.region || "",
  };
  const lines = [
    address.company,
    address.department,
    toName(address),
    address.pOBox,
    ...format.envelope.map((line) => join(line.map((part) => texts[part]))),
    nameRegion(country, locale),
  ];
  return lines.map((line) => line?.trim() ?? "").filter((line) => line !== "");
}

function toName({ title, firstName, lastName, country }: Address): string {
  const names = addressFormats[country].familyNameFirst ? [lastName, firstName] : [firstName, lastName];
  return join([title, ...names]);
}

function join(parts: readonly (string | undefined)[], separator = " "): string {
  return parts.filter(Boolean).join(separator);
}
