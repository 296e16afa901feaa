import type { CountryCode } from "./country";

/** Parts of an address that only some countries' parcels need; elsewhere the form folds them away. */
export type SituationalPart =
  | "building"
  | "apartment"
  | "additionalStreetInfo"
  | "additionalAddressInfo"
  | "pOBox"
  | "state"
  | "region";

/** Rows of the form; names stand in the order in which the country says them. */
export type AddressRow = "names" | "street" | "extra" | "place" | "state";

/** What one line of an envelope holds, separated by spaces. */
type EnvelopeLine = readonly ("street" | "code" | "city" | "state" | "extra")[];

export type AddressFormat = {
  readonly familyNameFirst: boolean;
  readonly numberFirst: boolean;
  /** The town is asked for, and written, before the postal code. */
  readonly cityFirst: boolean;
  /** What a parcel needs beyond street, number, postal code and town. */
  readonly shown: readonly SituationalPart[];
  readonly rows: readonly AddressRow[];
  /** Below company and name, above the country. */
  readonly envelope: readonly EnvelopeLine[];
  /** Telephone-like keys for codes of digits alone; where a dash or letters belong to them, all keys. */
  readonly postalCodeKeys: "numeric" | "text";
  /** The word for the postal code where the country has one of its own. */
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

/** Street before number, code before town: most of the continent; the parts are what its parcels need besides. */
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
 * How each country writes an address (Universal Postal Union, addressing systems): order on the form and on the
 * envelope, and the parts that its carriers ask for.
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
