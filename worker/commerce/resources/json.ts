/** A JSON object of a shape that its resource's struct has checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Texts by locale, e.g. `{ "de": "Schweißgerät", "de-AT": "…" }`. */
export type Localized = Readonly<Record<string, string>>;

/** A resolved reference, as the platform answers it. */
export interface Reference {
  readonly typeId: string;
  readonly id: string;
}

export interface Money {
  readonly type: "centPrecision";
  readonly currencyCode: string;
  readonly centAmount: number;
  readonly fractionDigits: number;
}

/** Custom fields: values by name, under a type. */
export interface CustomFields {
  readonly type: Reference;
  readonly fields: JsonObject;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Null is how JSON says that something is not there. */
export function withoutNulls(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));
}
