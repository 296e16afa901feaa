import type { FieldResolver, ResolverMap } from "../graphql/resolver-map.ts";

/** What one folder adds to the schema. */
export interface AreaResolvers {
  readonly queries: Readonly<Record<string, FieldResolver>>;
  readonly mutations: Readonly<Record<string, FieldResolver>>;
  readonly types: ResolverMap;
}
