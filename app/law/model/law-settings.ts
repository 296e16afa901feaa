import type { CountryCode } from "../../countries/model/country";
import { type DutyDates, noDates } from "./duty-dates";

/** What the merchant sets about duties (docs/law.md). */
export type LawSettings = {
  /** First days of duties that differ from the table's. */
  readonly dutyDates: DutyDates;
  /** URL of the official harmonised notices with `{language}`; null: the notice is drawn. */
  readonly guaranteeNoticeFile: string | null;
  /** Registration numbers of packaging registers. */
  readonly packagingNumbers: Readonly<Partial<Record<CountryCode, string>>>;
};

export const noLawSettings: LawSettings = {
  dutyDates: noDates,
  guaranteeNoticeFile: null,
  packagingNumbers: {},
};
