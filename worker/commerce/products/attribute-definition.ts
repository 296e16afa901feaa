import { isJsonObject, type JsonObject, type Localized, type Reference } from "../json/json.ts";

export interface EnumValue {
  readonly key: string;
  readonly label: string | Localized;
}

export interface AttributeType {
  readonly name: string;
  readonly values?: readonly EnumValue[];
  readonly elementType?: AttributeType;
  readonly referenceTypeId?: string;
  /** For a nested type: the product type of its attributes. */
  readonly typeReference?: Reference;
}

/** One attribute of a product type, in the platform's REST form. */
export interface AttributeDefinition {
  readonly name: string;
  readonly label: Localized;
  readonly type: AttributeType;
  readonly isRequired: boolean;
  readonly isSearchable: boolean;
  readonly attributeConstraint: string;
  readonly level: string;
  readonly inputHint: string;
  readonly inputTip?: Localized;
}

/** By their names. */
export type Definitions = ReadonlyMap<string, AttributeDefinition>;

const known = new WeakMap<JsonObject, Definitions>();

/** The definitions of a stored product type by name. Its draft was checked on creation. */
export function toDefinitions(productType: JsonObject): Definitions {
  const found = known.get(productType);
  if (found) return found;
  const list = Array.isArray(productType.attributes) ? productType.attributes.filter(isJsonObject) : [];
  const definitions = new Map(
    list.map((definition) => [String(definition.name), definition as unknown as AttributeDefinition]),
  );
  known.set(productType, definitions);
  return definitions;
}

function isEnumKey(type: AttributeType, value: unknown): boolean {
  const key = isJsonObject(value) ? value.key : value;
  return type.values?.some((allowed) => allowed.key === key) ?? false;
}

function isTexts(value: unknown): boolean {
  return isJsonObject(value) && Object.values(value).every((text) => typeof text === "string");
}

/** A calendar date that exists: `2026-02-30` does not. */
function isDate(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function isDateTime(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
}

function isMoney(value: unknown): boolean {
  if (!isJsonObject(value)) return false;
  const { centAmount, currencyCode } = value;
  return Number.isSafeInteger(centAmount) && /^[A-Z]{3}$/.test(String(currencyCode));
}

function isReference({ referenceTypeId }: AttributeType, value: unknown): boolean {
  if (!isJsonObject(value) || typeof value.id !== "string") return false;
  return referenceTypeId === undefined || value.typeId === undefined || value.typeId === referenceTypeId;
}

/** The attributes of another product type, as a list of names and values. */
function isNested(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) => isJsonObject(item) && typeof item.name === "string" && "value" in item)
  );
}

const fitsByName: Readonly<Record<string, (type: AttributeType, value: unknown) => boolean>> = {
  boolean: (_type, value) => typeof value === "boolean",
  number: (_type, value) => typeof value === "number" && Number.isFinite(value),
  text: (_type, value) => typeof value === "string",
  ltext: (_type, value) => isTexts(value),
  enum: isEnumKey,
  lenum: isEnumKey,
  money: (_type, value) => isMoney(value),
  date: (_type, value) => isDate(value),
  time: (_type, value) =>
    typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/.test(value),
  datetime: (_type, value) => isDateTime(value),
  reference: isReference,
  nested: (_type, value) => isNested(value),
  set: ({ elementType }, value) =>
    Array.isArray(value) && value.every((element) => !elementType || fitsType(elementType, element)),
};

/** Whether a value is of an attribute's type: all thirteen kinds, sets by their elements. */
export function fitsType(type: AttributeType, value: unknown): boolean {
  return fitsByName[type.name]?.(type, value) ?? false;
}

/** The keys that an enum (or a set of one) allows; undefined for every other type. */
export function allowedKeys(type: AttributeType): readonly string[] | undefined {
  return type.elementType ? allowedKeys(type.elementType) : type.values?.map(({ key }) => key);
}
