import type { Country, CountryCode } from "./country";

type CountryFlags = Pick<
  Country,
  | "isLive"
  | "hasNewTrustFeatures"
  | "restrictsQuickAdd"
  | "checksAddresses"
  | "defaultCustomerType"
  | "hasRealtime"
  | "offersManualTranslation"
  | "streetNumberNeedsDigit"
>;

type Countries = readonly CountryCode[];

/** Prepared, but not yet on their production domains. */
const notLive: Countries = [];
const newTrustFeatures: Countries = ["DE", "PL"];
const quickAddRestricted: Countries = ["AT", "DE"];
const addressCheck: Countries = ["PT", "RO", "SI", "BG", "GR", "HR"];
const companyFirst: Countries = ["BG", "GR", "IE", "LT", "SI"];
const manualTranslation: Countries = ["IE", "DE", "AT", "GB", "PL"];
const streetNumberWithoutDigit: Countries = ["PL", "RO"];

/** Returns the features that are enabled in a country. */
export function toCountryFlags(code: CountryCode): CountryFlags {
  return {
    isLive: !notLive.includes(code),
    hasNewTrustFeatures: newTrustFeatures.includes(code),
    restrictsQuickAdd: quickAddRestricted.includes(code),
    checksAddresses: addressCheck.includes(code),
    defaultCustomerType: companyFirst.includes(code) ? "business" : "private",
    hasRealtime: true,
    offersManualTranslation: manualTranslation.includes(code),
    streetNumberNeedsDigit: !streetNumberWithoutDigit.includes(code),
  };
}
