import { enums, is, pattern, record, refine, size, string } from "superstruct";
import { countryCodes } from "../../../app/countries/model/country";
import { parseJson } from "../../../app/foundation/parse-json";
import { readDutyDates } from "../../../app/law/model/duties";
import { noDates } from "../../../app/law/model/duty-dates";
import type { LawSettings } from "../../../app/law/model/law-settings";
import { leftOut } from "./setting";

const group = "Law";

const PackagingNumbers = record(enums(countryCodes), size(string(), 1, 60));

const isDutyDates = (text: string) => readDutyDates(text) !== null;
const isPackagingNumbers = (text: string) => is(parseJson(text), PackagingNumbers);

/** What a merchant sets about duties (docs/law.md). */
export const lawVariables = {
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
  PACKAGING_NUMBERS: leftOut(refine(string(), "PackagingNumbers", isPackagingNumbers), {
    group,
    what: 'registration numbers by country, `{"DE": "LUCID DE1234567890123", "FR": "FR123456_01ABCD"}`, for the imprint',
    without: "the imprint names none",
  }),
};

type LawVariables = Readonly<Partial<Record<keyof typeof lawVariables, string | undefined>>>;

export function toLawSettings(variables: LawVariables): LawSettings {
  const numbers = parseJson(variables.PACKAGING_NUMBERS ?? "{}");
  return {
    dutyDates: readDutyDates(variables.DUTY_DATES ?? "") ?? noDates,
    guaranteeNoticeFile: variables.GUARANTEE_NOTICE_FILE ?? null,
    packagingNumbers: is(numbers, PackagingNumbers) ? numbers : {},
  };
}
