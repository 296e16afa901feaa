import { demoCountries } from "../country.ts";
import { localize } from "../language.ts";
import { words } from "../words.ts";

const dayMs = 86_400_000;

/** The container of what a merchant switches and plans for all stores at once. */
const SETTINGS = "shop-settings";

function startOfDay(now: Date): number {
  return Math.floor(now.getTime() / dayMs) * dayMs;
}

/** Weekly deals that run now and a season to come, as the merchant's calendar has them. */
function campaigns(now: Date) {
  const day = (days: number) => new Date(startOfDay(now) + days * dayMs).toISOString();
  const stores = demoCountries.map(({ code }) => `shop_${code.toLowerCase()}`);
  const name = (phrase: "weekly" | "seasonal") => localize((language) => words[language].phrases[phrase]);
  return [
    { tag: "campaign:weekly-deals", name: name("weekly"), startDate: day(-3), endDate: day(11), stores },
    { tag: "campaign:next-season", name: name("seasonal"), startDate: day(20), endDate: day(50), stores },
  ];
}

/** Settings beside the stores' own custom fields: campaigns, the bank for transfers, what is on where a store says nothing. */
export function createCustomObjects(now: Date) {
  const object = (key: string, value: unknown) => ({ container: SETTINGS, key, value });
  return [
    object("campaigns", campaigns(now)),
    object("bank", {
      owner: "Ironhall Trading GmbH",
      institute: "Testbank Berlin",
      bic: "IRHLDEB1XXX",
    }),
    object(
      "cod-fee-title",
      localize((language) => words[language].phrases.codFee),
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
    }),
  ];
}
