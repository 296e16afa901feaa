import type { Country } from "../../countries/model/country";
import { formatMoney, formatNumber, formatPermyriad } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import { type CreditExamples, toCreditExample } from "../../law/model/credit-example";
import type { Duties } from "../../law/model/duties";
import type { PaymentMethodId } from "../model/payment-method";

type Place = {
  readonly country: Pick<Country, "code" | "currency">;
  readonly translate: Translate;
  readonly duties: Duties;
  /** Terms that the merchant sets; without a method's, its cost is not advertised. */
  readonly creditExamples: CreditExamples;
};

/** Formats the representative example of a method; null: the law demands none, or the lender's data are not set. */
export function toCreditExampleText(
  method: PaymentMethodId,
  { country, translate, duties, creditExamples }: Place,
): string | null {
  const terms = creditExamples[method]?.[country.code];
  if (!terms || !duties.has("credit-example")) return null;
  const example = toCreditExample(terms, country.currency);
  const { locale } = translate;
  return translate("pages.credit", {
    amount: formatMoney(example.amount, locale),
    months: formatNumber(example.months, locale),
    rate: formatPermyriad(example.ratePermyriad, locale),
    fees: formatMoney(example.fees, locale),
    apr: formatPermyriad(example.aprPermyriad, locale),
    instalment: formatMoney(example.instalment, locale),
    total: formatMoney(example.total, locale),
  });
}
