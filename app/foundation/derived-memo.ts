import { LRUCache } from "lru-cache";

/** Gives what `make` makes of an object; made anew when the key differs from the last one's. */
export type DerivedMemo<Source extends object, Value> = (
  source: Source,
  key: string,
  make: () => Value,
) => Value;

/**
 * Remembers what is made of objects that are themselves remembered, as long as they are. `make` must depend on nothing
 * but the object and what the key says.
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

/** Gives what `make` makes of several things; made anew when one of them is another than the last time for this name. */
export type InputsMemo<Value> = (name: string, inputs: readonly unknown[], make: () => Value) => Value;

/**
 * Remembers for each of `maxNames` names what was made of things that are themselves remembered, compared as `===` does.
 * `make` must depend on nothing but the name and them.
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
