import { invalidField, invalidInput } from "../../errors/platform-errors.ts";
import { isJsonObject, type JsonObject, parseJson, withoutNulls } from "../../json/json.ts";
import { toCustomDraft } from "../../schema/custom-draft.ts";

/** The difference between an input type and REST: `raw` gets the original input, `object` its converted fields. */
export interface ObjectForm {
  readonly raw?: (input: JsonObject) => unknown;
  readonly object?: (input: JsonObject) => unknown;
}

/** Lists of pairs that are objects over REST. */
export const listForms: ReadonlyMap<string, (items: readonly JsonObject[]) => JsonObject> = new Map([
  ["LocalizedStringItemInputType", toRecord("locale", "value")],
  ["CategoryOrderHintInput", toRecord("uuid", "orderHint")],
  ["SearchKeywordInput", toRecord("locale", "keywords")],
]);

function toRecord(key: string, value: string) {
  return (items: readonly JsonObject[]): JsonObject =>
    Object.fromEntries(items.map((item) => [String(item[key]), item[value]]));
}

function requireOne(input: JsonObject): [string, JsonObject] {
  const [given, ...others] = Object.entries(input).filter(([, value]) => value !== null);
  if (!given || others.length > 0)
    throw invalidInput("Exactly one field must be given in each input object.");
  const [name, value] = given;
  return [name, isJsonObject(value) ? value : {}];
}

/** `{relative: {…}}` → `{type: "relative", …}`; `dummy` only makes an object without fields possible. */
function toTagged(tag: string, rename: (name: string) => string = (name) => name) {
  return (input: JsonObject): JsonObject => {
    const [name, { dummy: _dummy, ...inner }] = requireOne(input);
    return { [tag]: rename(name), ...inner };
  };
}

function readJson(name: string, text: unknown): unknown {
  if (typeof text !== "string") return text;
  try {
    return parseJson(text);
  } catch {
    throw invalidField(name, text);
  }
}

function withJsonValue({ value, ...input }: JsonObject): JsonObject {
  return value === undefined ? input : { ...input, value: readJson(String(input.name ?? "value"), value) };
}

/** Without a type the custom fields are removed. */
function toCustomType({ type, typeKey, typeId, fields, ...input }: JsonObject): JsonObject {
  if (!type && !typeKey && !typeId) return input;
  return { ...input, ...toCustomDraft({ type, typeKey, typeId, fields }) };
}

function unwrapMoney({ centPrecision, highPrecision, ...money }: JsonObject): unknown {
  if (isJsonObject(highPrecision)) return { type: "highPrecision", ...withoutNulls(highPrecision) };
  return centPrecision ?? money;
}

const byName: ReadonlyMap<string, ObjectForm> = new Map<string, ObjectForm>([
  ["CustomFieldsDraft", { raw: toCustomDraft }],
  ["BaseMoneyInput", { object: unwrapMoney }],
  ["CartDiscountValueBaseMoneyInput", { object: unwrapMoney }],
  ["DimensionsInput", { object: ({ width, height }) => ({ w: width, h: height }) }],
  ["ProductAttributeInput", { object: withJsonValue }],
  ["ProductLevelAttributeInput", { object: withJsonValue }],
  ["SetProductAttribute", { object: withJsonValue }],
  ["SetProductAttributeInAllVariants", { object: withJsonValue }],
  ["CustomObjectDraft", { object: withJsonValue }],
  ["AttributeTypeDraft", { object: toTagged("name") }],
  ["AttributeSetElementTypeDraft", { object: toTagged("name") }],
  ["FieldTypeInput", { object: toTagged("name") }],
  ["FieldTypeSetElementTypeDraft", { object: toTagged("name") }],
  ["ShippingRatePriceTierDraft", { object: toTagged("type") }],
  ["PatternComponentInput", { object: toTagged("type") }],
  ["CartDiscountTargetInput", { object: toTagged("type") }],
  ["CartDiscountValueInput", { object: toTagged("type", (name) => name.replace(/Cart$/, "")) }],
  ["BaseSearchKeywordInput", { object: toTagged("type") }],
  [
    "ProductTypeDraft",
    { object: ({ attributeDefinitions, ...draft }) => ({ ...draft, attributes: attributeDefinitions }) },
  ],
]);

/** The form of an input type by its name; most are the same over REST. */
export function objectForms(type: string): ObjectForm {
  const known = byName.get(type);
  if (known) return known;
  if (type.endsWith("UpdateAction")) return { object: toTagged("action") };
  if (/^Set\w+CustomType$/.test(type)) return { raw: toCustomType };
  if (/^Set\w+CustomField$/.test(type)) return { object: withJsonValue };
  return {};
}
