import type { LocalizedText } from "../../../cart/model/cart";
import type { CountryCode } from "../../../countries/model/country";
import { getCountry } from "../../../countries/model/country-table";
import { toLanguage } from "../../../countries/model/locale";
import { type Money, money } from "../../../foundation/money";
import { hasSwissSpelling, toSwissSpelling } from "../../../foundation/swiss-spelling";

/** Converts an amount of the platform, which is in minor units too. */
export function toMoney(answer: { centAmount: number; currencyCode: Money["currency"] }): Money {
  return money(answer.centAmount, answer.currencyCode);
}

/** The languages that a shop can show; `respells`: with the Swiss spelling of German. */
export type ShopLanguages = ReadonlySet<string> & { readonly respells?: boolean };

export function listShopLanguages(country: CountryCode): ShopLanguages {
  const { locales } = getCountry(country);
  return Object.assign(new Set([...locales.map(toLanguage), "en"]), {
    respells: locales.some(hasSwissSpelling),
  });
}

/** Texts in the shop's languages; all texts when none fits, so that a name is never empty. */
export function toText(
  list: readonly { locale: string; value: string }[] | null | undefined,
  languages: ShopLanguages,
): LocalizedText {
  const all = list ?? [];
  const shown = all.filter(({ locale }) => languages.has(locale));
  const spell = languages.respells ? toSwissSpelling : String;
  return Object.fromEntries(
    (shown.length > 0 ? shown : all).map(({ locale, value }) => [locale, spell(value)]),
  );
}
