import { PlatformError } from "./platform-error.ts";

/** The request's version is not the resource's; the caller may retry with `currentVersion`. */
export function concurrentModification(id: string, expected: number, actual: number): PlatformError {
  return new PlatformError(
    "ConcurrentModification",
    `Object ${id} has a different version than expected. Expected: ${expected} - Actual: ${actual}.`,
    { currentVersion: actual },
    409,
  );
}

/** A write names a missing resource (GraphQL mutations), e.g. `The Cart with ID '…' was not found.` */
export function invalidSubject(resource: string, id: string): PlatformError {
  return new PlatformError("InvalidSubject", `The ${resource} with ID '${id}' was not found.`);
}

/** REST 404. `by` is the kind of look-up. */
export function resourceNotFound(by: "ID" | "key", value: string): PlatformError {
  return new PlatformError("ResourceNotFound", `The Resource with ${by} '${value}' was not found.`, {}, 404);
}

/** A request references a missing resource. The details have the `id` or the `key` of the request. */
export function referencedResourceNotFound(
  typeId: string,
  identifier: string,
  by: "id" | "key" = "id",
): PlatformError {
  const name = by === "key" ? "key" : "identifier";
  const message =
    `The referenced object of type '${typeId}' with ${name} '${identifier}' was not found. It either doesn't exist, ` +
    "or it can't be accessed from this endpoint (e.g., if the endpoint filters by store or customer account).";
  return new PlatformError("ReferencedResourceNotFound", message, { typeId, [by]: identifier });
}

/** The same for an identifier of an input; an id takes precedence over a key. */
export function missingReference(
  typeId: string,
  { id, key }: { readonly id?: string | null; readonly key?: string | null },
): PlatformError {
  return id ? referencedResourceNotFound(typeId, id) : referencedResourceNotFound(typeId, key ?? "", "key");
}

export function invalidInput(message: string): PlatformError {
  return new PlatformError("InvalidInput", message);
}

export function malformedParameter(name: string, problem: string): PlatformError {
  return invalidInput(`Malformed parameter: ${name}: ${problem}`);
}

export function invalidOperation(message: string): PlatformError {
  return new PlatformError("InvalidOperation", message);
}

export function invalidField(field: string, invalidValue: unknown, allowedValues?: readonly unknown[]) {
  const details = allowedValues ? { field, invalidValue, allowedValues } : { field, invalidValue };
  return new PlatformError(
    "InvalidField",
    `The value ${JSON.stringify(invalidValue)} is not valid for field ${field}.`,
    details,
  );
}

export function requiredField(field: string): PlatformError {
  return new PlatformError("RequiredField", `A value is required for field ${field}.`, { field });
}

export function duplicateField(field: string, duplicateValue: unknown): PlatformError {
  const message = `A duplicate value '${JSON.stringify(duplicateValue)}' exists for field '${field}'.`;
  return new PlatformError("DuplicateField", message, { field, duplicateValue });
}

export function insufficientScope(scopes: readonly string[]): PlatformError {
  const message = `Insufficient scope. One of the following scopes is missing: ${scopes.join(", ")}.`;
  return new PlatformError("insufficient_scope", message, {}, 403);
}

/**
 * Converts a thrown error to an expected failure, or null for a fault: D1 stores at most 2 MB in one value, and
 * reports that only when it gets more.
 */
export function asPlatformError(error: unknown): PlatformError | null {
  if (error instanceof PlatformError) return error;
  if (!String(error).includes("SQLITE_TOOBIG")) return null;
  return resourceTooLarge(2_000_000);
}

export function resourceTooLarge(maxBytes: number): PlatformError {
  const megabytes = Math.floor(maxBytes / 1_000_000);
  const message = `The resource size exceeds the maximal allowed size of ${megabytes} MB.`;
  return new PlatformError("ResourceSizeLimitExceeded", message);
}

/** An update action that the resource does not have, or that has no valid name. */
export function unknownAction(name: unknown): PlatformError {
  return invalidJsonInput(`actions -> action: Invalid update action '${String(name)}'.`);
}

/** A value of the wrong form: `masterVariant -> prices -> value: Missing required value`. */
export function invalidShape(path: readonly unknown[], problem: string): PlatformError {
  const names = path.filter((part) => typeof part === "string" && !/^\d+$/.test(part));
  return invalidJsonInput(names.length > 0 ? `${names.join(" -> ")}: ${problem}` : problem);
}

/** `detailedErrorMessage` describes the body's problem and its path: `slug -> en: …`, `actions -> name: …`. */
export function invalidJsonInput(detailedErrorMessage: string): PlatformError {
  const message = "Request body does not contain valid JSON.";
  return new PlatformError("InvalidJsonInput", message, { detailedErrorMessage });
}

export function queryTooComplex(message: string): PlatformError {
  return new PlatformError("QueryComplexityLimitExceeded", message);
}
