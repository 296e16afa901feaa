import type { LocalizedText } from "../../../cart/model/cart";
import { type Money, money } from "../../../foundation/money";

/** Converts an amount of the platform, which is in minor units too. */
export function toMoney(answer: { centAmount: number; currencyCode: Money["currency"] }): Money {
  return money(answer.centAmount, answer.currencyCode);
}

/** Texts in the shop's languages; all texts when none fits, so that a name is never empty. */
export function toText(
  list: readonly { locale: string; value: string }[] | null | undefined,
  languages: ReadonlySet<string>,
): LocalizedText {
  const all = list ?? [];
  const shown = all.filter(({ locale }) => languages.has(locale));
  return Object.fromEntries((shown.length > 0 ? shown : all).map(({ locale, value }) => [locale, value]));
}
