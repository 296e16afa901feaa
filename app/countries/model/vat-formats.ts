import type { Country, CountryCode } from "./country";

type VatFormat = Country["vat"];

/** The format of VAT numbers in each country; the placeholder shows the whole number with its prefix. */
export const vatFormats: Readonly<Record<CountryCode, VatFormat>> = {
  SK: { prefix: "SK", characters: "digits", placeholder: "SK1234567890" },
  // Older Irish numbers have a plus or an asterisk in second position.
  IE: { prefix: "IE", characters: "digits-letters-specials", placeholder: "IE1234567WA" },
  DE: { prefix: "DE", characters: "digits", placeholder: "DE123456789" },
  PT: { prefix: "PT", characters: "digits", placeholder: "PT123456789" },
  IT: { prefix: "IT", characters: "digits", placeholder: "IT12345678901" },
  FR: { prefix: "FR", characters: "digits-letters", placeholder: "FRXX123456789" },
  // The national number's suffix (VAT code and county) is not part of the international one.
  HU: { prefix: "HU", characters: "digits", placeholder: "HU12345678", maxLength: 8 },
  CZ: { prefix: "CZ", characters: "digits", placeholder: "CZ12345678" },
  AT: { prefix: "AT", characters: "digits-letters", placeholder: "ATU12345678" },
  NO: { prefix: "NO", characters: "digits-letters", placeholder: "NO123456789MVA" },
  NL: { prefix: "NL", characters: "digits-letters-specials", placeholder: "NL123456789B01" },
  CH: { prefix: "CHE", characters: "digits-letters", placeholder: "CHE123456789MWST" },
  BE: { prefix: "BE", characters: "digits", placeholder: "BE0123456789" },
  DK: { prefix: "DK", characters: "digits", placeholder: "DK12345678" },
  SE: { prefix: "SE", characters: "digits", placeholder: "SE123456789001" },
  ES: { prefix: "ES", characters: "digits-letters", placeholder: "ESX1234567X" },
  GB: { prefix: "GB", characters: "digits-letters", placeholder: "GB123456789" },
  FI: { prefix: "FI", characters: "digits", placeholder: "FI12345678" },
  PL: { prefix: "PL", characters: "digits", placeholder: "PL1234567890" },
  RO: { prefix: "RO", characters: "digits", placeholder: "RO1234567890" },
  LT: { prefix: "LT", characters: "digits", placeholder: "LT123456789" },
  SI: { prefix: "SI", characters: "digits", placeholder: "SI12345678" },
  BG: { prefix: "BG", characters: "digits", placeholder: "BG123456789" },
  GR: { prefix: "EL", characters: "digits", placeholder: "EL123456789" },
  HR: { prefix: "HR", characters: "digits", placeholder: "HR12345678901" },
};
