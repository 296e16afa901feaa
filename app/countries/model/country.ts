import type { CurrencyCode } from "../../foundation/currency";
import type { Language, Locale } from "./locale";

export const countryCodes = [
  "SK",
  "IE",
  "DE",
  "PT",
  "IT",
  "FR",
  "HU",
  "CZ",
  "AT",
  "NO",
  "NL",
  "CH",
  "BE",
  "DK",
  "SE",
  "ES",
  "GB",
  "FI",
  "PL",
  "RO",
  "LT",
  "SI",
  "BG",
  "GR",
  "HR",
] as const;

export type CountryCode = (typeof countryCodes)[number];

export type CustomerType = "private" | "business";

/** One row of the country table. The store's custom fields on the platform override limits and flags. */
export type Country = {
  readonly code: CountryCode;
  readonly label: string;
  /** First is the default. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly currency: CurrencyCode;
  readonly storeKey: string;
  /** `www.` host in production. */
  readonly productionDomain: string;
  readonly topLevelDomain: string;
  /** URL of its flag, three wide and two high. */
  readonly flagFile: string;
  readonly isDefault: boolean;
  /** Live on the production domain: a deployment sends its routes. */
  readonly isLive: boolean;
  readonly timeZone: string;
  readonly parcelTrackingIds: Readonly<Partial<Record<Language, string>>>;
  readonly recommendationIds: Readonly<Partial<Record<Language, string>>>;
  readonly cashOnDelivery: {
    /** Gross, in minor units of the country's currency, compared before the fee. */
    readonly limitCents: number;
    /** Pieces; 0: no limit in this country. */
    readonly itemLimit: number;
    readonly allowsFreight: boolean;
  };
  /** Unit-price boundaries of the "only a few left" rule, in minor units. */
  readonly lowStock: { readonly highCents: number; readonly lowCents: number };
  readonly hasNewTrustFeatures: boolean;
  readonly restrictsQuickAdd: boolean;
  readonly checksAddresses: boolean;
  readonly defaultCustomerType: CustomerType;
  readonly hasRealtime: boolean;
  readonly offersManualTranslation: boolean;
  readonly streetNumberNeedsDigit: boolean;
  /** Official form after normalisation; undefined: any postal code is valid. */
  readonly postalCode: { readonly pattern: RegExp; readonly example: string };
  readonly vat: {
    readonly prefix: string;
    readonly characters: "digits" | "digits-letters" | "digits-letters-specials";
    readonly placeholder: string;
    /** Maximum number of characters used (Hungary: 8). */
    readonly maxLength?: number;
  };
};
