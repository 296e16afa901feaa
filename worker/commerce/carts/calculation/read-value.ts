import type { PredicateValue } from "../../predicates/predicate-subject.ts";

/**
 * The value at a path inside an attribute or custom field, as a predicate sees it. An enum counts as its key,
 * a reference as its id.
 */
export function readValue(value: unknown, path: readonly string[]): PredicateValue {
  if (Array.isArray(value)) return value.map((part: unknown) => readValue(part, path));
  if (path.length > 0) {
    const [name = "", ...rest] = path;
    return isRecord(value) ? readValue(value[name], rest) : undefined;
  }
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (!isRecord(value)) return undefined;
  const { centAmount, currencyCode, key, id } = value;
  if (typeof centAmount === "number" && typeof currencyCode === "string") return { centAmount, currencyCode };
  if (typeof key === "string") return key;
  return typeof id === "string" ? id : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
