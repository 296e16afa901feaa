import { LRUCache } from "lru-cache";

/** Memoises `make` for an object; recomputes when the key differs from the last one. */
export type DerivedMemo<Source extends object, Value> = (
  source: Source,
  key: string,
  make: () => Value,
) => Value;

/**
 * Creates a memo of values derived from objects that are themselves cached; an entry lives as long as its object.
 * `make` must depend only on the object and the key.
 */
export function createDerivedMemo<Source extends object, Value>(): DerivedMemo<Source, Value> {
  const known = new WeakMap<Source, { readonly key: string; readonly value: Value }>();
  return (source, key, make) => {
    const last = known.get(source);
    if (last?.key === key) return last.value;
    const value = make();
    known.set(source, { key, value });
    return value;
  };
}

/** Memoises `make` per name; recomputes when an input changes identity. */
export type InputsMemo<Value> = (name: string, inputs: readonly unknown[], make: () => Value) => Value;

/**
 * Creates a memo with one entry for each of at most `maxNames` names, derived from cached inputs that are compared by
 * `===`. `make` must depend only on the name and the inputs.
 */
export function createInputsMemo<Value>(maxNames: number): InputsMemo<Value> {
  const known = new LRUCache<string, { readonly inputs: readonly unknown[]; readonly value: Value }>({
    max: maxNames,
  });
  return (name, inputs, make) => {
    const last = known.get(name);
    const isSame =
      last?.inputs.length === inputs.length && inputs.every((input, at) => input === last.inputs[at]);
    if (last && isSame) return last.value;
    const value = make();
    known.set(name, { inputs, value });
    return value;
  };
}
