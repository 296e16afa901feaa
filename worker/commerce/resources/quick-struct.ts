import { is, Struct } from "superstruct";
import { isJsonObject } from "../json/json.ts";

/**
 * A struct that stops when `fits` returns true. A struct checks a value name by name, which is most of the cost of an
 * import; `fits` may be stricter than the struct but never looser, and the struct still explains errors.
 */
export function quickly<Shape, Schema>(
  struct: Struct<Shape, Schema>,
  fits: (value: unknown) => boolean,
): Struct<Shape, Schema> {
  return new Struct<Shape, Schema>({
    ...struct,
    *entries(value, context) {
      if (!fits(value)) yield* struct.entries(value, context);
    },
  });
}

/** Locales, currencies and countries: few, and often repeated. */
const MAX_KNOWN = 1_000;

/** Checks texts by a struct; caches those that passed. */
export function remembering(struct: Struct<string, null>): (value: unknown) => boolean {
  const known = new Set<unknown>();
  return (value) => {
    if (known.has(value)) return true;
    if (!is(value, struct)) return false;
    if (known.size < MAX_KNOWN) known.add(value);
    return true;
  };
}

/** Whether an object has only valid names, each with a valid value. */
export function hasOnly(
  nameFits: (name: unknown) => boolean,
  valueFits: (value: unknown) => boolean,
): (value: unknown) => boolean {
  return (value) => {
    if (!isJsonObject(value)) return false;
    for (const name in value) if (!nameFits(name) || !valueFits(value[name])) return false;
    return true;
  };
}

/** Whether a list has only valid items. */
export function isListOf(itemFits: (item: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(itemFits);
}
