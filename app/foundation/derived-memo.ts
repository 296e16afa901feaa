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
