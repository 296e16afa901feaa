import {
  type CustomObjectArguments,
  type CustomObjectName,
  findCustomObject,
  findCustomObjects,
} from "../../custom-objects/custom-object.ts";
import { deleteCustomObject, saveCustomObject } from "../../custom-objects/write-custom-object.ts";
import { invalidInput } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { FieldResolver } from "../../schema/field-resolvers.ts";
import { asSubject, toRestArguments } from "./mutations.ts";

interface NameArguments {
  readonly id?: string | null;
  readonly container?: string | null;
  readonly key?: string | null;
}

/** By id, else by container and key. Throws InvalidInput if neither is given. */
function toName({ id, container, key }: NameArguments): CustomObjectName {
  if (id) return { id };
  if (container && key) return { container, key };
  throw invalidInput("Either the id, or the container and the key are required.");
}

function toText(name: CustomObjectName): string {
  return "id" in name ? name.id : `${name.container}/${name.key}`;
}

export const customObjectQueries: Readonly<Record<string, FieldResolver>> = {
  customObject: (_source: unknown, args: NameArguments, context: RequestContext) =>
    findCustomObject(context, toName(args)),
  customObjects: (_source: unknown, args: CustomObjectArguments, context: RequestContext) =>
    findCustomObjects(context, args),
};

interface DeleteArguments extends NameArguments {
  readonly version?: number | null;
}

export const customObjectMutations: Readonly<Record<string, FieldResolver>> = {
  createOrUpdateCustomObject: async (_source: unknown, args: object, context: RequestContext, info) =>
    (await saveCustomObject(context, toRestArguments(args, info).draft)).object,
  deleteCustomObject: (_source: unknown, args: DeleteArguments, context: RequestContext) => {
    const name = toName(args);
    const work = deleteCustomObject(context, name, args.version ?? undefined);
    return asSubject("CustomObject", { by: "id" in name ? "ID" : "key", value: toText(name) }, work);
  },
};
