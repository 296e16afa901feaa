import type { Country, CountryCode } from "./country";

type PostalCodeFormat = Country["postalCode"];

const fourDigitsNotFromZero = /^[1-9]\d{3}$/;
const fourDigits = /^\d{4}$/;
const fiveDigits = /^\d{5}$/;
const threeAndTwoDigits = /^\d{3} \d{2}$/;

/** Great Britain's official pattern (BS 7666), GIR 0AA included. */
const british =
  /^(?:GIR 0AA|(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY]) \d[ABD-HJLNP-UW-Z]{2})$/;

/** Eircode: routing key (only D6W ends in a letter) and unique identifier. */
const eircode = /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}$/;

/** Each in the official form that `normalizePostalCode` returns. */
export const postalCodeFormats: Readonly<Record<CountryCode, PostalCodeFormat>> = {
  SK: { pattern: threeAndTwoDigits, example: "811 01" },
  IE: { pattern: eircode, example: "D02 X285" },
  DE: { pattern: fiveDigits, example: "10115" },
  PT: { pattern: /^\d{4}-\d{3}$/, example: "1000-001" },
  IT: { pattern: fiveDigits, example: "00118" },
  FR: { pattern: fiveDigits, example: "75001" },
  HU: { pattern: fourDigitsNotFromZero, example: "1011" },
  CZ: { pattern: threeAndTwoDigits, example: "110 00" },
  AT: { pattern: fourDigitsNotFromZero, example: "1010" },
  NO: { pattern: fourDigits, example: "0150" },
  NL: { pattern: /^\d{4} [A-Z]{2}$/, example: "1012 AB" },
  CH: { pattern: fourDigits, example: "8001" },
  BE: { pattern: fourDigitsNotFromZero, example: "1000" },
  DK: { pattern: fourDigits, example: "1050" },
  SE: { pattern: threeAndTwoDigits, example: "111 20" },
  ES: { pattern: fiveDigits, example: "28001" },
  GB: { pattern: british, example: "SW1A 1AA" },
  FI: { pattern: fiveDigits, example: "00100" },
  PL: { pattern: /^\d{2}-\d{3}$/, example: "00-950" },
  RO: { pattern: /^\d{6}$/, example: "010011" },
  LT: { pattern: fiveDigits, example: "01100" },
  SI: { pattern: fourDigits, example: "1000" },
  BG: { pattern: fourDigits, example: "1000" },
  GR: { pattern: threeAndTwoDigits, example: "104 31" },
  HR: { pattern: fiveDigits, example: "10000" },
};
