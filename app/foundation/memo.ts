import { LRUCache } from "lru-cache";

type Argument = object | string | number | boolean | null | undefined;

type Limits = {
  /** The least recently used value beyond this number is dropped. */
  readonly entries: number;
};

const caches: { readonly clear: () => void }[] = [];

/**
 * Memoises a pure function of its arguments, for all requests of an isolate.
 * Objects are compared by identity, so they must be cached and unchanging themselves; other arguments by value.
 * All memos together have a tested budget of entries.
 */
export function memo<Arguments extends readonly Argument[], Value>(
  compute: (...given: Arguments) => Value,
  { entries }: Limits,
): (...given: Arguments) => Value {
  const cache = new LRUCache<string, { readonly value: Value }>({ max: entries });
  caches.push(cache);
  return (...given) => {
    const key = given.map(toKeyPart).join();
    const known = cache.get(key);
    if (known) return known.value;
    const value = compute(...given);
    cache.set(key, { value });
    return value;
  };
}

/** Empties all memos, so that a test starts without values of another one. */
export function clearMemos(): void {
  for (const cache of caches) cache.clear();
}

const identities = new WeakMap<object, string>();
const counter = { last: 0 };

function toKeyPart(argument: Argument): string {
  if (typeof argument === "string") return JSON.stringify(argument);
  if ((typeof argument !== "object" && typeof argument !== "function") || argument === null)
    return String(argument);
  const known = identities.get(argument);
  if (known !== undefined) return known;
  counter.last += 1;
  const identity = `#${counter.last}`;
  identities.set(argument, identity);
  return identity;
}
