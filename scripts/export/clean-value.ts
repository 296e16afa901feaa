import { isRecord } from "../import/compare/same-value.ts";
import type { Json, JsonFields } from "../import/draft-line.ts";

/**
 * Converts a stored body to a draft.
 * Omits money fields derived from the currency, null values, and ids except those of references (the platform assigns
 * new ones to prices, rates and addresses).
 */
export function cleanFields(body: Readonly<Record<string, unknown>>): JsonFields {
  const entries = Object.entries(body).flatMap(([name, value]): (readonly [string, Json])[] => {
    const isOwnId = name === "id" && body.typeId === undefined;
    return value === undefined || value === null || isOwnId ? [] : [[name, cleanValue(value)]];
  });
  return Object.fromEntries(entries);
}

/** Like `cleanFields`, for any value. */
function cleanValue(value: unknown): Json {
  if (Array.isArray(value)) return value.map(cleanValue);
  if (isRecord(value)) return isMoney(value) ? toMoneyDraft(value) : cleanFields(value);
  return toPlainJson(value);
}

/** Copies a value unchanged: a merchant's data in a custom object is not cleaned. */
export function toPlainJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(toPlainJson);
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toPlainJson(each)]));
  }
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return null;
}

function isMoney(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value.currencyCode === "string" && typeof value.centAmount === "number";
}

function toMoneyDraft(money: Readonly<Record<string, unknown>>): JsonFields {
  const { currencyCode, centAmount, preciseAmount, fractionDigits, type } = money;
  const amount = { currencyCode: String(currencyCode), centAmount: Number(centAmount) };
  if (type !== "highPrecision") return amount;
  return {
    ...amount,
    type,
    preciseAmount: Number(preciseAmount),
    fractionDigits: Number(fractionDigits),
  };
}

/** Returns those of the named fields that exist. */
export function pickFields(fields: JsonFields, wanted: readonly string[]): JsonFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => wanted.includes(name)));
}
