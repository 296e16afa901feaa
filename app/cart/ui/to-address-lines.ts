import type { Address } from "../model/address";

/** Countries whose envelopes say the number before the street, and the town before the postal code. */
const numberFirst: ReadonlySet<string> = new Set(["GB", "IE", "FR"]);
const townFirst: ReadonlySet<string> = new Set(["GB", "IE"]);

/** An address as it stands on an envelope, the country in words of the locale. */
export function toAddressLines(address: Address, locale: string): readonly string[] {
  const { country, streetName, streetNumber, postalCode, city } = address;
  const street = numberFirst.has(country) ? `${streetNumber} ${streetName}` : `${streetName} ${streetNumber}`;
  const town = townFirst.has(country) ? `${city} ${postalCode}` : `${postalCode} ${city}`;
  const name = `${address.firstName} ${address.lastName}`.trim();
  const countryName = new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country;
  const lines = [
    address.company,
    name,
    street,
    address.additionalAddressInfo,
    town,
    address.region,
    countryName,
  ];
  return lines.map((line) => line?.trim() ?? "").filter((line) => line !== "");
}
