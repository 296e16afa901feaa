import { isJsonObject } from "../resources/json.ts";

/** Whether two JSON values are equal, whatever the order of their fields; a field that is undefined is not there. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, at) => isSameJson(item, right[at]))
    );
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const names = Object.keys(left).filter((name) => left[name] !== undefined);
  const others = Object.keys(right).filter((name) => right[name] !== undefined);
  return (
    names.length === others.length &&
    names.every((name) => Object.hasOwn(right, name) && isSameJson(left[name], right[name]))
  );
}
