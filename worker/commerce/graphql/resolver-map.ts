import type { GraphQLResolveInfo } from "graphql";
import type { RequestContext } from "./request-context.ts";

/** Written as a method so that a resolver may name the exact source and argument types its field has in the schema. */
export type FieldResolver = {
  resolve(source: unknown, args: object, context: RequestContext, info: GraphQLResolveInfo): unknown;
}["resolve"];

/** `{ Product: { taxCategory: resolver }, Query: { … } }`; `__resolveType` answers an interface's type name. */
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, FieldResolver>>>>;

/** Scopes of a root field, one of which the token must hold. A root field that is not listed needs `manage_project`. */
export type RootScopes = Readonly<Record<string, readonly string[]>>;

/** What one folder adds to the schema. */
export interface AreaResolvers {
  readonly queries: Readonly<Record<string, FieldResolver>>;
  readonly mutations: Readonly<Record<string, FieldResolver>>;
  readonly types: ResolverMap;
}
