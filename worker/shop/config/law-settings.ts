import { enums, integer, is, max, min, object, pattern, record, refine, size, string } from "superstruct";
import { findLender, isPaymentMethod } from "../../../app/checkout/model/payment-method";
import { countryCodes } from "../../../app/countries/model/country";
import { type Day, isDay } from "../../../app/foundation/local-day";
import { parseJson } from "../../../app/foundation/parse-json";
import { readDutyDates } from "../../../app/law/model/duties";
import { noDates } from "../../../app/law/model/duty-dates";
import type { LawSettings } from "../../../app/law/model/law-settings";
import { leftOut } from "./setting";

const group = "Law";

const PackagingNumbers = record(enums(countryCodes), size(string(), 1, 60));

/** `findLender` names the methods that are credits. */
const CreditMethod = refine(
  string(),
  "CreditMethod",
  (method) => isPaymentMethod(method) && findLender(method) !== null,
);

const CreditExamples = record(
  CreditMethod,
  record(
    enums(countryCodes),
    object({
      amount: min(integer(), 1),
      months: max(min(integer(), 2), 120),
      rate: max(min(integer(), 0), 10_000),
      monthlyFee: min(integer(), 0),
    }),
  ),
);

const isDutyDates = (text: string) => readDutyDates(text) !== null;
const isCreditExamples = (text: string) => is(parseJson(text), CreditExamples);
const isPackagingNumbers = (text: string) => is(parseJson(text), PackagingNumbers);

/** What a merchant sets about duties (docs/law.md). */
export const lawVariables = {
  BULGARIA_EURO_FROM: leftOut(refine(string(), "Day", isDay), {
    group,
    what: "the first day on which the Bulgarian shop sells in euro, `2026-01-01` ([going live](going-live.md#bulgaria))",
    without: "it sells in leva, as specified",
  }),
  DUTY_DATES: leftOut(refine(string(), "DutyDates", isDutyDates), {
    group,
    what: "first days of duties by national law, `credit-warning:PL=2027-03-01 credit-warning:FR=off` ([law](law.md))",
    without: "the days of the table",
  }),
  GUARANTEE_NOTICE_FILE: leftOut(pattern(string(), /^(?:\/|https:\/\/)\S*\{language\}\S*$/), {
    group,
    what: "the official harmonised notices by language, `/law/notice-{language}.svg` ([law](law.md))",
    without: "the notice is drawn from its official text, which is not the official artwork",
    need: "go-live",
  }),
  CREDIT_EXAMPLES: leftOut(refine(string(), "CreditExamples", isCreditExamples), {
    group,
    what: 'the lenders\' terms by method and country, for the representative example: `{"klarna_account": {"DE": {"amount": 100000, "months": 12, "rate": 1190, "monthlyFee": 0}}}`; amounts in minor units, `rate` per year in hundredths of a per cent',
    without: "no cost of a credit is advertised",
  }),
  PACKAGING_NUMBERS: leftOut(refine(string(), "PackagingNumbers", isPackagingNumbers), {
    group,
    what: 'registration numbers by country, `{"DE": "LUCID DE1234567890123", "FR": "FR123456_01ABCD"}`, for the imprint',
    without: "the imprint names none",
  }),
};

const toDay = (text = ""): Day | null => (isDay(text) ? text : null);

type LawVariables = Readonly<Partial<Record<keyof typeof lawVariables, string | undefined>>>;

export function toLawSettings(variables: LawVariables): LawSettings {
  const examples = parseJson(variables.CREDIT_EXAMPLES ?? "{}");
  const numbers = parseJson(variables.PACKAGING_NUMBERS ?? "{}");
  return {
    bulgariaEuroFrom: toDay(variables.BULGARIA_EURO_FROM),
    dutyDates: readDutyDates(variables.DUTY_DATES ?? "") ?? noDates,
    guaranteeNoticeFile: variables.GUARANTEE_NOTICE_FILE ?? null,
    creditExamples: is(examples, CreditExamples) ? examples : {},
    packagingNumbers: is(numbers, PackagingNumbers) ? numbers : {},
  };
}
