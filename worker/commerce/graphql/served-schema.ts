import { type GraphQLFieldResolver, type GraphQLSchema, isAbstractType, isObjectType } from "graphql";
import { requireScope } from "../requests/access.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { requireReferenceTypes } from "../resources/reference-types.ts";
import type { FieldResolver, ResolverMap, RootScopes } from "../schema/field-resolvers.ts";
import { once, plainSchema } from "../schema/schema.ts";
import { resolvers, rootScopes } from "./resolvers.ts";

/** The store of a root field: `inStore(key:)`, or the `storeKey` of a mutation. */
function readStoreKey(fieldName: string, args: Record<string, unknown>): string | null {
  const key = fieldName === "inStore" ? args.key : args.storeKey;
  return typeof key === "string" ? key : null;
}

function guardByScope(
  name: string,
  scopes: RootScopes,
  resolve: FieldResolver,
): GraphQLFieldResolver<unknown, RequestContext, Record<string, unknown>> {
  const requested = scopes[name] ?? ["manage_project"];
  return (source, args, context, info) => {
    requireScope(context.access, context.projectKey, requested, readStoreKey(info.fieldName, args));
    requireReferenceTypes(args);
    return resolve(source, args, context, info);
  };
}

function attach(schema: GraphQLSchema, map: ResolverMap, scopes: RootScopes): void {
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  for (const [typeName, fields] of Object.entries(map)) {
    const type = schema.getType(typeName);
    for (const [name, resolve] of Object.entries(fields)) {
      if (name === "__resolveType" && isAbstractType(type)) {
        type.resolveType = (value, context, info) => String(resolve(value, {}, context, info));
        continue;
      }
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      if (!field)
        throw new Error(`Resolver ${typeName}.${name} has no field in the schema: add it to the SDL.`);
      field.resolve = roots.includes(typeName) ? guardByScope(name, scopes, resolve) : resolve;
    }
  }
}

/** The schema with its resolvers: built on first use and cached for the isolate's life, as it has no request state. */
export const servedSchema = once(() => {
  const schema = plainSchema();
  attach(schema, resolvers, rootScopes);
  return schema;
});
