import type { CountryCode } from "./country";

/** Parts of an address that only some countries' parcels need; elsewhere the form collapses them. */
export type SituationalPart =
  | "building"
  | "apartment"
  | "additionalStreetInfo"
  | "additionalAddressInfo"
  | "pOBox"
  | "state"
  | "region";

/** Rows of the form; first and last name are in the country's order. */
export type AddressRow = "names" | "street" | "extra" | "place" | "state";

/** The parts of one line of an envelope, separated by spaces. */
type EnvelopeLine = readonly ("street" | "code" | "city" | "state" | "extra")[];

export type AddressFormat = {
  readonly familyNameFirst: boolean;
  readonly numberFirst: boolean;
  /** The town precedes the postal code, in the form and on the envelope. */
  readonly cityFirst: boolean;
  /** What a parcel needs in addition to street, number, postal code and town. */
  readonly shown: readonly SituationalPart[];
  readonly rows: readonly AddressRow[];
  /** Below company and name, above the country. */
  readonly envelope: readonly EnvelopeLine[];
  /** A numeric keyboard for codes of digits only; otherwise the full keyboard. */
  readonly postalCodeKeys: "numeric" | "text";
  /** The country's own name for the postal code, if it has one. */
  readonly postalCodeName: "postalCode" | "eircode" | "postcode";
};

const usual: AddressFormat = {
  familyNameFirst: false,
  numberFirst: false,
  cityFirst: false,
  shown: [],
  rows: ["names", "street", "extra", "place", "state"],
  envelope: [["street"], ["extra"], ["code", "city"], ["state"]],
  postalCodeKeys: "numeric",
  postalCodeName: "postalCode",
};

/**
 * Builds the usual format: street before number, postal code before town.
 * `shown`: additional parts for parcels.
 */
function usualWith(...shown: readonly SituationalPart[]): AddressFormat {
  return { ...usual, shown };
}

const british: AddressFormat = {
  ...usual,
  numberFirst: true,
  cityFirst: true,
  envelope: [["extra"], ["street"], ["city"], ["state"], ["code"]],
  postalCodeKeys: "text",
};

/**
 * Each country's address format: field order in the form and on the envelope, required parts.
 * The parts are those that the shop's carriers require.
 *
 * Source: Universal Postal Union, addressing systems
 */
export const addressFormats: Readonly<Record<CountryCode, AddressFormat>> = {
  SK: usual,
  IE: { ...british, shown: ["state"], postalCodeName: "eircode" },
  DE: usualWith("additionalAddressInfo"),
  PT: { ...usualWith("apartment"), postalCodeKeys: "text" },
  IT: {
    ...usualWith("additionalAddressInfo", "state"),
    envelope: [["street"], ["extra"], ["code", "city", "state"]],
  },
  FR: {
    ...usualWith("additionalAddressInfo"),
    numberFirst: true,
    envelope: [["extra"], ["street"], ["code", "city"], ["state"]],
  },
  HU: {
    ...usualWith("apartment"),
    familyNameFirst: true,
    rows: ["names", "place", "street", "extra", "state"],
    envelope: [["city"], ["street", "extra"], ["code"], ["state"]],
  },
  CZ: usual,
  AT: usualWith("apartment"),
  NO: usualWith("apartment"),
  NL: { ...usual, postalCodeKeys: "text" },
  CH: usualWith("additionalAddressInfo"),
  BE: usualWith("apartment"),
  DK: usualWith("apartment"),
  SE: usualWith("apartment"),
  ES: usualWith("apartment", "state"),
  GB: { ...british, shown: ["apartment"], postalCodeName: "postcode" },
  FI: usualWith("apartment"),
  PL: { ...usualWith("apartment"), postalCodeKeys: "text" },
  RO: usualWith("building", "apartment", "state"),
  LT: usualWith("apartment"),
  SI: usual,
  BG: usualWith("building", "apartment"),
  GR: usualWith("additionalAddressInfo"),
  HR: usual,
};
