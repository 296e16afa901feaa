import {
  type GraphQLInputType,
  type GraphQLResolveInfo,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { PlatformError } from "../../errors/platform-error.ts";
import { invalidInput, invalidSubject } from "../../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { ResourceName } from "../../resources/noun-table.ts";
import type { UpdateCommand } from "../../resources/update-command.ts";
import type { FieldResolver } from "../../schema/field-resolvers.ts";
import { listForms, objectForms } from "./input-forms.ts";

/** The operations of one resource, the same as over REST. */
export interface Administered {
  /** Its name in messages: "The Category with ID '…' was not found." */
  readonly label: string;
  create?(context: RequestContext, draft: unknown): Promise<object>;
  update?(context: RequestContext, name: ResourceName, command: UpdateCommand): Promise<object>;
  delete?(context: RequestContext, name: ResourceName, version: number): Promise<object>;
}

/** Converts all arguments of a mutation to REST's form; omits null. */
export function toRestArguments(args: object, info: GraphQLResolveInfo): JsonObject {
  const types = new Map(
    info.parentType.getFields()[info.fieldName]?.args.map(({ name, type }) => [name, type]),
  );
  const entries = Object.entries(args).flatMap(([name, value]): [string, unknown][] => {
    const type = types.get(name);
    return value === null || value === undefined || !type ? [] : [[name, toRestForm(type, value)]];
  });
  return Object.fromEntries(entries);
}

function toName({ id, key }: JsonObject): ResourceName {
  if (typeof id === "string") return { by: "ID", value: id };
  if (typeof key === "string") return { by: "key", value: key };
  throw invalidInput("One of the arguments id and key is required.");
}

/** Converts REST's missing resource to a mutation's invalid subject. */
export async function asSubject<Result>(
  label: string,
  { by, value }: ResourceName,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== "ResourceNotFound") throw error;
    if (by === "ID") throw invalidSubject(label, value);
    throw new PlatformError("InvalidSubject", `The ${label} with key '${value}' was not found.`);
  }
}

function toActions(actions: unknown): readonly JsonObject[] {
  return Array.isArray(actions) ? actions.filter(isJsonObject) : [];
}

/** `createX(draft)`, `updateX(version, actions, id, key)` and `deleteX(version, id, key)`, if the operations exist. */
export function administer(name: string, resource: Administered): Readonly<Record<string, FieldResolver>> {
  const { label, create, update, delete: remove } = resource;
  const resolvers: Record<string, FieldResolver> = {};
  if (create) {
    resolvers[`create${name}`] = (_source: unknown, args: object, context: RequestContext, info) =>
      create(context, toRestArguments(args, info).draft);
  }
  if (update) {
    resolvers[`update${name}`] = (_source: unknown, args: object, context: RequestContext, info) => {
      const { version, actions, ...names } = toRestArguments(args, info);
      const command = { version: Number(version), actions: toActions(actions) };
      return asSubject(label, toName(names), update(context, toName(names), command));
    };
  }
  if (remove) {
    resolvers[`delete${name}`] = (_source: unknown, args: object, context: RequestContext, info) => {
      const { version, ...names } = toRestArguments(args, info);
      return asSubject(label, toName(names), remove(context, toName(names), Number(version)));
    };
  }
  return resolvers;
}

function toObject(type: GraphQLInputType, value: unknown): unknown {
  if (!isInputObjectType(type) || !isJsonObject(value)) return value;
  const form = objectForms(type.name);
  if (form.raw) return form.raw(value);
  const fields = type.getFields();
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const field = fields[name];
    return inner === null || inner === undefined || !field ? [] : [[name, toRestForm(field.type, inner)]];
  });
  const object: JsonObject = Object.fromEntries(entries);
  return form.object ? form.object(object) : object;
}

// Converts a mutation's input to the form that REST takes, so that one implementation serves both. Omits null.
// Throws InvalidField for a value that is not JSON and InvalidInput for an object without exactly one field.
function toRestForm(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return toRestForm(type.ofType, value);
  if (!isListType(type)) return toObject(type, value);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const inner = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
  const forms = items.map((item) => toRestForm(inner, item));
  const toList = isInputObjectType(inner) ? listForms.get(inner.name) : undefined;
  return toList ? toList(forms.filter(isJsonObject)) : forms;
}
