import type { DurableObject } from "cloudflare:workers";
import type { IndexPlace } from "../directory/index-directory.ts";
import type { SearchIndex } from "../index/search-index.ts";
import type { Environment } from "./environment.ts";
import { type Answer, fromAnswer, indexNotFound, SearchError } from "./search-error.ts";

/** The RPC type of an index: the runtime's own type does not support JSON of unknown structure. */
export type RemoteIndex = {
  [Method in Exclude<keyof SearchIndex, keyof DurableObject | symbol>]: SearchIndex[Method] extends (
    ...values: infer Values
  ) => infer Value
    ? (...values: Values) => Promise<Awaited<Value>>
    : never;
};

const mostKnown = 1_000;
/** An index may move between the directory's result and its own. */
const mostLooks = 3;
const longestName = 256;

export function openDirectory({ directory }: Environment) {
  return directory.getByName("indexes");
}

export function openObject(environment: Environment, object: string): RemoteIndex {
  return environment.indexes.get(environment.indexes.idFromString(object));
}

/**
 * Calls the index of a name. Tries the last known place first; an index that moved or was deleted returns null, and
 * then the directory is queried.
 */
export async function askIndex<T>(
  environment: Environment,
  name: string,
  ask: (index: RemoteIndex) => Promise<Answer<T | null>>,
): Promise<T> {
  const known = environment.known.get(name);
  if (known) {
    const value = fromAnswer(await ask(openObject(environment, known)));
    if (value !== null) return value;
    environment.known.delete(name);
  }
  for (let look = 0; look < mostLooks; look += 1) {
    const place = await requirePlace(environment, name);
    const value = fromAnswer(await ask(openObject(environment, place.object)));
    if (value === null) continue;
    if (environment.known.size >= mostKnown) environment.known.clear();
    environment.known.set(name, place.object);
    return value;
  }
  throw indexNotFound(name);
}

export async function requirePlace(environment: Environment, name: string): Promise<IndexPlace> {
  const [place] = await openDirectory(environment).find([name]);
  if (!place) throw indexNotFound(name);
  return place;
}

/** The index to write to, created if missing; a replica cannot be written to. */
export async function openForWriting(environment: Environment, name: string): Promise<RemoteIndex> {
  const place = await ensurePlace(environment, name);
  if (place.primary !== null)
    throw new SearchError(400, `Operation not allowed on replica index ${name}, write to its primary index`);
  return openObject(environment, place.object);
}

/** Refuses invalid index names; `*` is reserved for all of them. */
export function checkIndexName(name: string): void {
  if (name === "" || name === "*" || name.length > longestName || /\p{Cc}/u.test(name))
    throw new SearchError(400, "indexName is not valid");
}

export async function ensurePlace(environment: Environment, name: string): Promise<IndexPlace> {
  checkIndexName(name);
  const directory = openDirectory(environment);
  const [known] = await directory.find([name]);
  if (known) return known;
  const place = await directory.open(name, environment.indexes.newUniqueId().toString());
  await openObject(environment, place.object).open(name);
  return place;
}
