import { isRecord } from "../requests/read-body.ts";
import { SearchError } from "../requests/search-error.ts";

type Body = Readonly<Record<string, unknown>>;

/** Applies an update to a record; attributes may increment or decrement, or add to and remove from lists. */
export function applyPartialUpdate(record: Body, update: Body): Body {
  const changed: Record<string, unknown> = { ...record };
  for (const [name, value] of Object.entries(update)) {
    if (name === "objectID") continue;
    changed[name] =
      isRecord(value) && typeof value._operation === "string" ? operate(record[name], value) : value;
  }
  return changed;
}

function operate(known: unknown, { _operation: operation, value }: Body): unknown {
  const number = typeof known === "number" ? known : 0;
  const list = Array.isArray(known) ? known : [];
  switch (operation) {
    case "Increment":
    case "IncrementFrom":
    case "IncrementSet":
      return number + requireNumber(value);
    case "Decrement":
      return number - requireNumber(value);
    case "Add":
      return [...list, value];
    case "AddUnique":
      return list.includes(value) ? list : [...list, value];
    case "Remove":
      return list.filter((entry) => entry !== value);
    default:
      throw new SearchError(400, `Invalid operation: ${String(operation)}`);
  }
}

function requireNumber(value: unknown): number {
  if (typeof value !== "number") throw new SearchError(400, "Invalid value: expecting an integer");
  return value;
}
