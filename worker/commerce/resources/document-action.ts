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

/** What an action must know of types of custom fields; read for all actions of a request at once. */
export interface TypeNeeds {
  /** Types by id or key; undefined ones are skipped. */
  readonly types?: readonly (string | undefined)[] | undefined;
  /** The types of the custom fields that the document has already. */
  readonly ownTypes?: boolean | undefined;
}

export interface TypeFacts {
  readonly types: CustomTypes;
}

/**
 * One action of the platform on a cart, a payment, an order or a customer, without side effects. Written as methods so
 * that an action of any input may stand where the schema names one.
 */
export interface DocumentAction<Document, Facts = TypeFacts, Needs = TypeNeeds, Input = object> {
  readNeeds?(input: Input, document: Document): Needs;
  apply(document: Document, input: Input, facts: Facts): Document;
}

/** The actions of the schema's update type, each with the input that the schema gives it; none is missing. */
export type ActionsOf<UpdateAction, Document, Facts = TypeFacts, Needs = TypeNeeds> = {
  readonly [Name in keyof UpdateAction]-?: DocumentAction<
    Document,
    Facts,
    Needs,
    NonNullable<UpdateAction[Name]>
  >;
};

/** All actions one after another, with the facts that they need read at once. A failure carries its actionIndex. */
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

/** The types that actions need, those of the document itself only when one asks for them. */
export function loadNeededTypes(
  context: RequestContext,
  needs: readonly TypeNeeds[],
  readOwn: () => readonly (string | undefined)[],
): Promise<CustomTypes> {
  const own = needs.some(({ ownTypes }) => ownTypes) ? readOwn() : [];
  return loadCustomTypes(context, [...own, ...needs.flatMap(({ types }) => types ?? [])]);
}

/** `setLocale` and its like: a field takes the value of the input's field, or goes when that is null. */
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

/** `setOrderNumber` and its like: set once, never changed again. Throws InvalidOperation; `words` name the field. */
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

/** `setKey`: throws InvalidField for one that is no key. */
export function setKeyOf<Document extends { readonly key?: string }>(): DocumentAction<Document> {
  return {
    apply: (document, { key }: { readonly key?: string | null }) => ({
      ...document,
      key: key ? requireKey(key) : undefined,
    }),
  };
}

/** Changes the custom fields of one place of a document; where there are several, the input names one. */
export type ChangeCustomFields<Document, Name extends object = object> = (
  document: Document,
  change: (custom: CustomFields | undefined) => CustomFields | undefined,
  name: Name,
) => Document;

/** `setCustomType` of a place: type and fields at once; without a type all custom fields go. */
export function setCustomTypeOf<Document, Name extends object>(
  changeFields: ChangeCustomFields<Document, Name>,
): DocumentAction<Document> {
  return {
    readNeeds: (input: CustomFieldsDraft) => ({ types: [readTypeName(input)] }),
    apply: (document, input: CustomFieldsDraft & Name, { types }) =>
      changeFields(document, () => toCustomFields(input, types), input),
  };
}

/** `setCustomField` of a place. */
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
