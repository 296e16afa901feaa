import { shopCountries } from "../../../scripts/base/country.ts";
import { localize } from "../language.ts";
import { words } from "../words/words.ts";
import { byKey, customFields } from "./draft.ts";
import { createShippingRate } from "./shipping-rate.ts";

const hasFreight = "lineItemExists(attributes.isPackageTypeFreight = true)";

/** Countries with other parcel delivery times than the usual 2 to 4 working days. */
// biome-ignore format: a table
const parcelDays: Readonly<Record<string, string>> = {
  DE: "1-2", AT: "1-3", PL: "1-2", NL: "2-3", BE: "2-3", CZ: "2-3",
  IE: "4-6", GB: "4-6", NO: "4-7", FI: "4-6", GR: "5-7", PT: "4-6",
};
const freightDays: Readonly<Record<string, string>> = {
  DE: "3-5",
  AT: "3-5",
  PL: "3-5",
  GR: "8-10",
  NO: "7-10",
};

/** Maximum characters on the carrier's label, and on the forwarder's waybill. */
const noteLengths = { parcel: 60, freight: 200 } as const;

/** Creates parcel and freight: their predicates are exclusive, so that exactly one matches a cart. */
export function createShippingMethods(now: Date) {
  return [
    createMethod("parcel", `not(${hasFreight})`, true, parcelDays, "2-4", now),
    createMethod("freight", hasFreight, false, freightDays, "5-7", now),
  ];
}

function createMethod(
  key: "parcel" | "freight",
  predicate: string,
  isDefault: boolean,
  days: Readonly<Record<string, string>>,
  usualDays: string,
  now: Date,
) {
  return {
    key,
    name: key,
    localizedName: localize((language) => words[language].trade.shipping[key]),
    localizedDescription: localize((language) => words[language].trade.shipping[`${key}Note`]),
    taxCategory: byKey("tax-category", "standard"),
    isDefault,
    active: true,
    predicate,
    zoneRates: shopCountries.map((country) => ({
      zone: byKey("zone", country.code.toLowerCase()),
      shippingRates: [createShippingRate(country, key, now)],
    })),
    custom: customFields("shipping-fields", {
      DeliveryTime: deliveryTimes(days, usualDays),
      DeliveryNoteLength: noteLengths[key],
    }),
  };
}

/** Returns working days by `de-AT`. */
function deliveryTimes(days: Readonly<Record<string, string>>, usualDays: string) {
  const times = shopCountries.flatMap(({ code, languages }) =>
    languages.map((language) => [`${language}-${code}`, days[code] ?? usualDays] as const),
  );
  return Object.fromEntries(times);
}
