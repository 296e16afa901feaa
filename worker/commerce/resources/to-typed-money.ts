import { isJsonObject } from "../json/json.ts";
import { readFractionDigits } from "../money/money.ts";

function toTypedMoney(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toTypedMoney);
  if (!isJsonObject(value)) return value;
  const { currencyCode, centAmount } = value;
  if (typeof currencyCode === "string" && typeof centAmount === "number" && value.type === undefined) {
    return { type: "centPrecision", ...value, fractionDigits: readFractionDigits(currencyCode) };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toTypedMoney(part)]));
}

/** A document with amounts in REST's form: with the type and the digits that follow from the currency. */
export function toTypedDocument(document: object): object {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, toTypedMoney(value)]));
}
