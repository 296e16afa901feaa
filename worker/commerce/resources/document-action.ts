import { invalidOperation } from "../errors/platform-errors.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { CustomFieldsDraft } from "../requests/schema-inputs.ts";
import { applyInTurn, type NamedAction, requireAction } from "./apply-actions.ts";
import {
  type CustomFieldInput,
  type CustomFields,
  readTypeName,
  setCustomField,
  toCustomFields,
} from "./custom-fields.ts";
import { type CustomTypes, loadCustomTypes } from "./custom-types.ts";
import { requireKey } from "./require-key.ts";

/** The custom types that an action needs; read for all actions of a request at once. */
export interface TypeNeeds {
  /** Types by id or key; undefined ones are skipped. */
  readonly types?: readonly (string | undefined)[] | undefined;
  /** The types of the document's existing custom fields. */
  readonly ownTypes?: boolean | undefined;
}

export interface TypeFacts {
  readonly types: CustomTypes;
}

/**
 * One action of the platform on a cart, a payment, an order or a customer, without side effects. Written as methods so
 * that an action of any input is assignable where the schema names one.
 */
export interface DocumentAction<Document, Facts = TypeFacts, Needs = TypeNeeds, Input = object> {
  readNeeds?(input: Input, document: Document): Needs;
  apply(document: Document, input: Input, facts: Facts): Document;
}

/** The actions of the schema's update type, each with the schema's input; none is missing. */
export type ActionsOf<UpdateAction, Document, Facts = TypeFacts, Needs = TypeNeeds> = {
  readonly [Name in keyof UpdateAction]-?: DocumentAction<
    Document,
    Facts,
    Needs,
    NonNullable<UpdateAction[Name]>
  >;
};

/** Applies all actions one after another; reads their facts at once before. A failure carries its actionIndex. */
export async function applyActions<Document, Facts, Needs>(
  table: Readonly<Record<string, DocumentAction<Document, Facts, Needs>>>,
  document: Document,
  actions: readonly NamedAction[],
  loadFacts: (needs: readonly Needs[]) => Promise<Facts>,
): Promise<Document> {
  const needs = actions.flatMap(({ name, input }) => {
    const needed = requireAction(table, name).readNeeds?.(input, document);
    return needed === undefined ? [] : [needed];
  });
  const facts = await loadFacts(needs);
  return applyInTurn(document, actions, (current, { name, input }) =>
    requireAction(table, name).apply(current, input, facts),
  );
}

/** The types that actions need, those of the document itself only if an action needs them. */
export function loadNeededTypes(
  context: RequestContext,
  needs: readonly TypeNeeds[],
  readOwn: () => readonly (string | undefined)[],
): Promise<CustomTypes> {
  const own = needs.some(({ ownTypes }) => ownTypes) ? readOwn() : [];
  return loadCustomTypes(context, [...own, ...needs.flatMap(({ types }) => types ?? [])]);
}

/** `setLocale` and similar actions: set a field to the input's value, or remove it for null. */
export function setField<Document extends object>(
  field: keyof Document & string,
  inputField: string = field,
): DocumentAction<Document> {
  return {
    apply: (document, input: Readonly<Record<string, unknown>>) => ({
      ...document,
      [field]: input[inputField] ?? undefined,
    }),
  };
}

/**
 * `setOrderNumber` and similar actions: set once, never changed again. Throws InvalidOperation; `words` name the
 * field.
 */
export function setOnce<Document extends object>(
  field: keyof Document & string,
  words: string,
): DocumentAction<Document> {
  return {
    apply(document, input: Readonly<Record<string, unknown>>) {
      if (input[field] === document[field]) return document;
      if (document[field]) throw invalidOperation(`The ${words} is already set and cannot be changed.`);
      return { ...document, [field]: input[field] ?? undefined };
    },
  };
}

/** `setKey`: throws InvalidField for an invalid key. */
export function setKeyOf<Document extends { readonly key?: string }>(): DocumentAction<Document> {
  return {
    apply: (document, { key }: { readonly key?: string | null }) => ({
      ...document,
      key: key ? requireKey(key) : undefined,
    }),
  };
}

/** Changes the custom fields of one part of a document; the input identifies the part if there are several. */
export type ChangeCustomFields<Document, Name extends object = object> = (
  document: Document,
  change: (custom: CustomFields | undefined) => CustomFields | undefined,
  name: Name,
) => Document;

/** `setCustomType` of a part: sets type and fields at once; without a type removes all custom fields. */
export function setCustomTypeOf<Document, Name extends object>(
  changeFields: ChangeCustomFields<Document, Name>,
): DocumentAction<Document> {
  return {
    readNeeds: (input: CustomFieldsDraft) => ({ types: [readTypeName(input)] }),
    apply: (document, input: CustomFieldsDraft & Name, { types }) =>
      changeFields(document, () => toCustomFields(input, types), input),
  };
}

/** `setCustomField` of a part. */
export function setCustomFieldOf<Document, Name extends object>(
  changeFields: ChangeCustomFields<Document, Name>,
): DocumentAction<Document> {
  return {
    readNeeds: () => ({ ownTypes: true }),
    apply: (document, field: CustomFieldInput & Name, { types }) =>
      changeFields(document, (custom) => setCustomField(custom, field, types), field),
  };
}

/** The custom fields of the document itself. */
export function changeOwnFields<Document extends { readonly custom?: CustomFields }>(
  document: Document,
  change: (custom: CustomFields | undefined) => CustomFields | undefined,
): Document {
  return { ...document, custom: change(document.custom) };
}
