import { invalidJsonInput } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";

/** The reference types of a field; the first is the default for a draft without `typeId`. */
const TYPES_OF_FIELD: ReadonlyMap<string, readonly string[]> = new Map([
  ["productType", ["product-type"]],
  ["typeReference", ["product-type"]],
  ["taxCategory", ["tax-category"]],
  ["category", ["category"]],
  ["categories", ["category"]],
  ["parent", ["category"]],
  ["zone", ["zone"]],
  ["type", ["type"]],
  ["channel", ["channel"]],
  ["supplyChannel", ["channel"]],
  ["supplyChannels", ["channel"]],
  ["distributionChannel", ["channel"]],
  ["distributionChannels", ["channel"]],
  ["customerGroup", ["customer-group"]],
  ["discount", ["product-discount"]],
  ["discountCode", ["discount-code"]],
  ["discountGroup", ["discount-group"]],
  ["cartDiscount", ["cart-discount"]],
  ["cartDiscounts", ["cart-discount"]],
  ["store", ["store"]],
  ["stores", ["store"]],
  ["product", ["product"]],
  ["customer", ["customer"]],
  ["shippingMethod", ["shipping-method"]],
  ["payment", ["payment"]],
  ["payments", ["payment"]],
  ["cart", ["cart"]],
  ["state", ["state"]],
  ["target", ["product", "channel"]],
]);

/** Below it are names of custom fields: their references must have a `typeId`. */
const CUSTOM_FIELDS = "fields";

const NAMES: ReadonlySet<string> = new Set(["typeId", "id", "key"]);

/** The field name for a value, given its parent. */
export function fieldBelow(parent: string, name: string): string {
  return parent === CUSTOM_FIELDS ? "" : name;
}

/** Whether an object is a reference to another resource: `{typeId, id | key}`, and nothing else. */
export function isIdentifier(value: JsonObject): boolean {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => NAMES.has(name));
}

/**
 * The reference type of the identifier in a field, undefined if unknown. Throws InvalidJsonInput for a type that the
 * field does not allow, and for one that is not a text.
 */
export function readReferenceType(field: string, { typeId }: JsonObject): string | undefined {
  const expected = TYPES_OF_FIELD.get(field);
  if (typeId === undefined || typeId === null) return expected?.[0];
  if (typeof typeId !== "string") throw invalidJsonInput(`${field} -> typeId: String expected.`);
  if (!expected || expected.includes(typeId)) return typeId;
  throw invalidJsonInput(
    `${field}: Invalid reference type '${typeId}'. Expected '${expected.join("' or '")}'.`,
  );
}

/** Checks every identifier in an input against its field's types. Throws InvalidJsonInput. */
export function requireReferenceTypes(value: unknown, field = ""): void {
  if (Array.isArray(value)) {
    for (const item of value) requireReferenceTypes(item, field);
    return;
  }
  if (!isJsonObject(value)) return;
  if (isIdentifier(value)) readReferenceType(field, value);
  else for (const [name, item] of Object.entries(value)) requireReferenceTypes(item, fieldBelow(field, name));
}
