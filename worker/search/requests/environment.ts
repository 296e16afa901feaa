import { create, nonempty, object, size, string, type } from "superstruct";
import type { IndexDirectory } from "../directory/index-directory.ts";
import type { SearchIndex } from "../index/search-index.ts";

export interface SearchBindings {
  readonly IndexDirectory: DurableObjectNamespace<IndexDirectory>;
  readonly SearchIndex: DurableObjectNamespace<SearchIndex>;
  readonly SEARCH_APP_ID?: string;
  readonly SEARCH_API_KEY?: string;
  readonly SEARCH_WRITE_KEY?: string;
}

const Settings = type({
  IndexDirectory: object(),
  SearchIndex: object(),
  SEARCH_APP_ID: nonempty(string()),
  SEARCH_API_KEY: size(string(), 16, 500),
  SEARCH_WRITE_KEY: size(string(), 16, 500),
});

export type Environment = {
  readonly appId: string;
  /** Allows searching and reading records, nothing else. */
  readonly searchKey: string;
  readonly writeKey: string;
  readonly directory: DurableObjectNamespace<IndexDirectory>;
  readonly indexes: DurableObjectNamespace<SearchIndex>;
  /** The last known place of each index; an index that has moved reports it. */
  readonly known: Map<string, string>;
};

const parsed = new WeakMap<SearchBindings, Environment>();

/** Parses the bindings once per environment object; throws with the missing name, so that nothing starts half configured. */
export function parseEnvironment(bindings: SearchBindings): Environment {
  const known = parsed.get(bindings);
  if (known) return known;
  const settings = create(bindings, Settings, "The search worker's environment is incomplete");
  const environment: Environment = {
    appId: settings.SEARCH_APP_ID,
    searchKey: settings.SEARCH_API_KEY,
    writeKey: settings.SEARCH_WRITE_KEY,
    directory: bindings.IndexDirectory,
    indexes: bindings.SearchIndex,
    known: new Map(),
  };
  parsed.set(bindings, environment);
  return environment;
}
