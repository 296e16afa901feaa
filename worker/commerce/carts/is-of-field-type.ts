import type { CustomFieldType } from "./custom-type.ts";

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/;
const LOCALE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isDate(value: unknown): boolean {
  return typeof value === "string" && DATE.test(value) && !Number.isNaN(Date.parse(value));
}

function isDateTime(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
}

function isLocalized(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(([locale, text]) => LOCALE.test(locale) && typeof text === "string")
  );
}

function isMoney(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { currencyCode, centAmount } = value;
  return (
    typeof currencyCode === "string" && /^[A-Z]{3}$/.test(currencyCode) && Number.isSafeInteger(centAmount)
  );
}

/** Whether a value is one that a field of this type may hold. An enum's value is its key. */
export function isOfFieldType(value: unknown, type: CustomFieldType): boolean {
  switch (type.name) {
    case "Boolean":
      return typeof value === "boolean";
    case "String":
      return typeof value === "string";
    case "LocalizedString":
      return isLocalized(value);
    case "Number":
      return typeof value === "number";
    case "Money":
      return isMoney(value);
    case "Date":
      return isDate(value);
    case "Time":
      return typeof value === "string" && TIME.test(value);
    case "DateTime":
      return isDateTime(value);
    case "Enum":
    case "LocalizedEnum":
      return type.values.some(({ key }) => key === value);
    case "Reference":
      return isRecord(value) && value.typeId === type.referenceTypeId && typeof value.id === "string";
    case "Set":
      return Array.isArray(value) && value.every((item) => isOfFieldType(item, type.elementType));
  }
}
