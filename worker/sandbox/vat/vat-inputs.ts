import { listOfficeStatuses, secondTryDigits, slowDigits } from "./office-status";

/** What the last four digits of a number do. */
export const vatInputs: readonly (readonly [input: string, says: string])[] = [
  ["ATU12345678", "valid, as any number that does not end as below"],
  [`ATU1234${slowDigits}`, "no answer within the shop's 15 seconds"],
  [`ATU1234${secondTryDigits}`, "cannot be validated at first, valid the second time"],
  ...listOfficeStatuses().map(
    ([code, http, message]) => [`ATU1234${code}`, `evatr-${code}, HTTP ${http}: ${message}`] as const,
  ),
];
