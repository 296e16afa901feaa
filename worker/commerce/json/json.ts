/** A JSON object whose form its resource's struct has checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Texts by locale, e.g. `{ "de": "Schweißgerät", "de-AT": "…" }`. */
export type Localized = Readonly<Record<string, string>>;

/** A resolved reference, in the platform's form. */
export interface Reference {
  readonly typeId: string;
  readonly id: string;
}

interface CentPrecisionMoney {
  readonly type: "centPrecision";
  readonly currencyCode: string;
  readonly centAmount: number;
  readonly fractionDigits: number;
}

/** An amount with more digits than its currency; `centAmount` is its rounded value. */
export interface HighPrecisionMoney {
  readonly type: "highPrecision";
  readonly currencyCode: string;
  readonly centAmount: number;
  readonly preciseAmount: number;
  readonly fractionDigits: number;
}

export type Money = CentPrecisionMoney | HighPrecisionMoney;

/** Custom fields: values by name, under a type. */
export interface CustomFields {
  readonly type: Reference;
  readonly fields: JsonObject;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Removes null fields, which mean missing values in JSON. */
export function withoutNulls(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));
}

/** Whether two JSON values are equal, whatever the order of their fields; an undefined field counts as missing. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, at) => isSame(item, right[at]))
    );
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const names = Object.keys(left).filter((name) => left[name] !== undefined);
  const others = Object.keys(right).filter((name) => right[name] !== undefined);
  return (
    names.length === others.length &&
    names.every((name) => Object.hasOwn(right, name) && isSame(left[name], right[name]))
  );
}

/** Deeper than any draft or custom object; a recursive walk over a value must not overflow the stack. */
const MAX_NESTING = 200;

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/**
 * Iterates by level instead of recursing: there are far fewer containers than characters, and no stack can overflow.
 */
function isNestedTooDeep(value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) return true;
    level = level.flatMap((each) => Object.values(each).filter(isContainer));
  }
  return false;
}

/** Parses untrusted JSON. Throws SyntaxError for invalid JSON, or one nested more than 200 levels deep. */
export function parseJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  if (isNestedTooDeep(value)) throw new SyntaxError(`JSON is nested more than ${MAX_NESTING} levels deep.`);
  return value;
}
