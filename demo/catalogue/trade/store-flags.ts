/**
 * Features that a store switches on or off.
 * The shop reads them by these names from the store's custom fields.
 */
export const storeFlags = [
  "extraGuaranteeEnabled",
  "complementaryProductsEnabled",
  "addressAutocompleteEnabled",
  "trustScoreEnabled",
  "vatValidationEnabled",
  "taxRateChangeEnabled",
  "googleReviewsEnabled",
  "volumeDiscountsEnabled",
  "realtimeEnabled",
  "supportFormEnabled",
  "recommendationsEnabled",
] as const;

export type StoreFlag = (typeof storeFlags)[number];
export type StoreFlags = Readonly<Record<StoreFlag, boolean>>;

/**
 * By country, in the order of `storeFlags`: x is on. VAT numbers and net sales do not apply in CH, GB and NO, whose
 * numbers the validation service does not know; each flag is off in at least one store, to show a shop without it.
 */
// biome-ignore format: a table
const table: Readonly<Record<string, string>> = {
  //  guarantee complementary autocomplete trust vat taxes google volume realtime support recommendations
  SK: "x         x             x            x     x   x     -      x      x        x       x",
  IE: "x         x             x            -     x   x     -      x      x        x       x",
  DE: "x         x             x            x     x   x     x      x      x        x       x",
  PT: "x         -             -            -     x   x     -      x      x        x       x",
  IT: "x         x             x            -     x   x     x      x      x        x       x",
  FR: "x         x             x            x     x   x     x      x      x        x       x",
  HU: "-         x             -            -     x   x     -      x      x        x       x",
  CZ: "x         x             x            x     x   x     x      x      x        x       x",
  AT: "x         x             x            x     x   x     x      x      x        x       x",
  NO: "-         x             x            -     -   -     -      x      x        x       x",
  NL: "x         x             x            x     x   x     x      x      x        x       x",
  CH: "x         x             x            -     -   -     x      x      x        x       x",
  BE: "x         x             x            -     x   x     -      x      x        x       x",
  DK: "x         x             x            x     x   x     -      x      x        x       x",
  SE: "x         x             x            x     x   x     -      x      x        x       x",
  ES: "x         x             -            -     x   x     -      x      x        x       x",
  GB: "x         x             x            x     -   -     x      x      x        x       x",
  FI: "x         -             x            -     x   x     -      x      x        x       x",
  PL: "x         x             x            x     x   x     x      x      x        x       x",
  RO: "x         x             -            -     x   x     -      x      x        x       x",
  LT: "-         -             -            -     x   -     -      -      -        -       -",
  SI: "x         x             -            -     x   x     -      -      x        x       x",
  BG: "-         x             -            -     x   -     -      x      x        x       x",
  GR: "x         x             -            -     x   x     -      x      x        x       x",
  HR: "x         -             -            -     x   x     -      -      x        x       x",
};

/** Returns the flags of a country's store. */
export function flagsOf(country: string): StoreFlags {
  const marks = table[country]?.split(/\s+/) ?? [];
  const isOn = (flag: StoreFlag) => marks[storeFlags.indexOf(flag)] === "x";
  return {
    extraGuaranteeEnabled: isOn("extraGuaranteeEnabled"),
    complementaryProductsEnabled: isOn("complementaryProductsEnabled"),
    addressAutocompleteEnabled: isOn("addressAutocompleteEnabled"),
    trustScoreEnabled: isOn("trustScoreEnabled"),
    vatValidationEnabled: isOn("vatValidationEnabled"),
    taxRateChangeEnabled: isOn("taxRateChangeEnabled"),
    googleReviewsEnabled: isOn("googleReviewsEnabled"),
    volumeDiscountsEnabled: isOn("volumeDiscountsEnabled"),
    realtimeEnabled: isOn("realtimeEnabled"),
    supportFormEnabled: isOn("supportFormEnabled"),
    recommendationsEnabled: isOn("recommendationsEnabled"),
  };
}
