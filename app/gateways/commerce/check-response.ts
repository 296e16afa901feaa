import { countryCodes } from "../../countries/model/country";
import { currencyCodes } from "../../foundation/currency";
import { err, ok, type Result } from "../../foundation/result";
import type { CommerceDocument } from "./graphql";
import { readDocument, type SelectedFields, type Selections } from "./read-document";
import { responseEnums, responseFields } from "./response-types";

/** Returns null, or where a value differs and what is expected there: `.carts.results.0.id -- Expected String!`. */
type Check = (value: unknown) => string | null;

/** One per document of the code, so their number is bounded. */
const checks = new Map<string, Check>();

/**
 * Checks the `data` of a response against the fields that its document selects and the platform's schema.
 * Ignores other fields. The error names the field and its type, never the value.
 */
export function checkResponse<Answer>(
  document: CommerceDocument<Answer, never>,
  data: unknown,
): Result<Answer, string> {
  const check = checks.get(document) ?? toCheck(document);
  checks.set(document, check);
  const problem = check(data);
  return problem === null
    ? ok(data as Answer)
    : err(problem.replace(/^\./, "At path: ").replace(/^ -- /, ""));
}

function toCheck(document: string): Check {
  const fields = readDocument(document);
  const { operation } = fields;
  if (!operation) throw new Error(`No operation in the document ${document.slice(0, 60)}`);
  return toObjectCheck(operation.on, [operation.selections], fields, operation.on);
}

type Selected = {
  readonly reference: string;
  /** Of all selections of the same key: fragments merge. */
  readonly selections: Selections[];
  /** Selected on one possible type of an interface: missing in responses of the others. */
  readonly isConditional: boolean;
};

function toObjectCheck(
  type: string,
  selections: readonly Selections[],
  document: SelectedFields,
  expected: string,
): Check {
  const selected = new Map<string, Selected>();
  for (const each of selections) collectFields(type, each, document, false, selected);
  const fields = [...selected].map(([key, field]) => {
    const check = toReferenceCheck(field.reference, field.selections, document);
    return { key, check: field.isConditional ? toOptionalCheck(check) : check };
  });
  const problem = ` -- Expected ${expected}`;
  return (value) => {
    if (typeof value !== "object" || value === null) return problem;
    const object = value as Readonly<Record<string, unknown>>;
    for (const { key, check } of fields) {
      const found = check(object[key]);
      if (found !== null) return `.${key}${found}`;
    }
    return null;
  };
}

function collectFields(
  type: string,
  selections: Selections,
  document: SelectedFields,
  isConditional: boolean,
  selected: Map<string, Selected>,
): void {
  for (const selection of selections) {
    if (selection.kind === "field") {
      const reference = responseFields[type]?.[selection.name];
      if (reference === undefined) throw new Error(`${type} has no field ${selection.name}`);
      const known = selected.get(selection.key);
      selected.set(selection.key, {
        reference,
        selections: [...(known?.selections ?? []), selection.selections],
        isConditional: isConditional && (known?.isConditional ?? true),
      });
      continue;
    }
    const part = selection.kind === "inline" ? selection : document.fragments.get(selection.fragment);
    if (!part) throw new Error(`The document has no such fragment: ${JSON.stringify(selection)}`);
    collectFields(part.on, part.selections, document, isConditional || part.on !== type, selected);
  }
}

/** `reference`: as in the schema, `[Product!]!`. */
function toReferenceCheck(
  reference: string,
  selections: readonly Selections[],
  document: SelectedFields,
): Check {
  const isRequired = reference.endsWith("!");
  const present = isRequired ? reference.slice(0, -1) : reference;
  const check = present.startsWith("[")
    ? toListCheck(toReferenceCheck(present.slice(1, -1), selections, document), reference)
    : present in responseFields
      ? toObjectCheck(present, selections, document, reference)
      : toLeafCheck(present, reference);
  return isRequired ? check : (value) => (value === null ? null : check(value));
}

function toListCheck(check: Check, reference: string): Check {
  const problem = ` -- Expected ${reference}`;
  return (value) => {
    if (!Array.isArray(value)) return problem;
    for (let at = 0; at < value.length; at += 1) {
      const found = check(value[at]);
      if (found !== null) return `.${at}${found}`;
    }
    return null;
  };
}

function toOptionalCheck(check: Check): Check {
  return (value) => (value === undefined ? null : check(value));
}

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number";

/** The scalars in the form of `Scalars` in `graphql.ts`. */
const scalars: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ["Boolean", (value) => typeof value === "boolean"],
  ["Country", isText],
  ["Currency", isText],
  ["Date", isText],
  ["DateTime", isText],
  ["Float", isNumber],
  ["Int", Number.isInteger],
  ["Json", (value) => value !== undefined],
  ["Locale", isText],
  ["Long", Number.isInteger],
  ["ShopCountry", isOneOf(countryCodes)],
  ["ShopCurrency", isOneOf(currencyCodes)],
  ["String", isText],
  ["Time", isText],
]);

function isOneOf(words: readonly string[]): (value: unknown) => boolean {
  const known: ReadonlySet<unknown> = new Set(words);
  return (value) => known.has(value);
}

function toLeafCheck(type: string, reference: string): Check {
  const values = responseEnums[type];
  const isValid = values ? isOneOf(values) : scalars.get(type);
  if (!isValid) throw new Error(`The type ${type} is unknown`);
  const problem = ` -- Expected ${reference}`;
  return (value) => (isValid(value) ? null : problem);
}
