import type { CountryCode } from "../../countries/model/country";
import type { Day } from "../../foundation/local-day";
import type { CreditExamples } from "./credit-example";
import { type DutyDates, noDates } from "./duty-dates";

/** What the merchant sets about duties (docs/law.md). */
export type LawSettings = {
  /** First days of duties that differ from the table's. */
  readonly dutyDates: DutyDates;
  /** First day on which the Bulgarian shop sells in euro; null: in leva. */
  readonly bulgariaEuroFrom: Day | null;
  /** URL of the official harmonised notices with `{language}`; null: the notice is drawn. */
  readonly guaranteeNoticeFile: string | null;
  /** Terms of lenders, by payment method and country. */
  readonly creditExamples: CreditExamples;
  /** Registration numbers of packaging registers. */
  readonly packagingNumbers: Readonly<Partial<Record<CountryCode, string>>>;
};

export const noLawSettings: LawSettings = {
  dutyDates: noDates,
  bulgariaEuroFrom: null,
  guaranteeNoticeFile: null,
  creditExamples: {},
  packagingNumbers: {},
};
