import { localize } from "../language.ts";
import { words } from "../words/words.ts";

/** The container of settings that a merchant makes for all stores. */
const SETTINGS = "shop-settings";

/** Creates settings besides the stores' custom fields: the bank for transfers, and defaults for stores. */
export function createCustomObjects() {
  const object = (key: string, value: unknown) => ({ container: SETTINGS, key, value });
  return [
    object("bank", {
      owner: "Ironhall Trading GmbH",
      institute: "Testbank Berlin",
      bic: "IRHLDEB1XXX",
    }),
    object(
      "cod-fee-title",
      localize((language) => words[language].trade.shipping.codFee),
    ),
    object("flags", {
      realtimeEnabled: true,
      trustScoreEnabled: true,
      vatValidationEnabled: true,
      taxRateChangeEnabled: true,
      volumeDiscountsEnabled: true,
      extraGuaranteeEnabled: false,
      complementaryProductsEnabled: false,
      addressAutocompleteEnabled: false,
      googleReviewsEnabled: false,
      supportFormEnabled: true,
      recommendationsEnabled: true,
    }),
  ];
}
