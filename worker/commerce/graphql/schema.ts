import type { GraphQLFieldResolver } from "graphql";
import { buildSchema, type GraphQLSchema, isAbstractType, isObjectType } from "graphql";
import { requireScope } from "../oauth/access.ts";
import { requireReferenceTypes } from "../resources/reference-types.ts";
import type { RequestContext } from "./request-context.ts";
import type { FieldResolver, ResolverMap, RootScopes } from "./resolver-map.ts";
import { resolvers, rootScopes } from "./resolvers.ts";
import { applyScalars } from "./scalars.ts";
import administration from "./schema/administration.graphql?raw";
import base from "./schema/base.graphql?raw";
import carts from "./schema/carts.graphql?raw";
import catalogue from "./schema/catalogue.graphql?raw";
import customers from "./schema/customers.graphql?raw";

/** The served schema language; a subset of the platform's published one. */
export const schemaSource: string = [base, administration, catalogue, carts, customers].join("\n");

/** The store that a root field stays in: `inStore(key:)`, or the `storeKey` of a mutation. */
function readStoreKey(fieldName: string, args: Record<string, unknown>): string | null {
  const key = fieldName === "inStore" ? args.key : args.storeKey;
  return typeof key === "string" ? key : null;
}

function guardByScope(
  name: string,
  scopes: RootScopes,
  resolve: FieldResolver,
): GraphQLFieldResolver<unknown, RequestContext, Record<string, unknown>> {
  const wanted = scopes[name] ?? ["manage_project"];
  return (source, args, context, info) => {
    requireScope(context.access, context.projectKey, wanted, readStoreKey(info.fieldName, args));
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

let built: GraphQLSchema | null = null;

/** Built on first use and kept for the isolate's life: it holds no state of a request. */
export function servedSchema(): GraphQLSchema {
  if (built) return built;
  const schema = buildSchema(schemaSource, { noLocation: true });
  applyScalars(schema);
  attach(schema, resolvers, rootScopes);
  built = schema;
  return schema;
}
