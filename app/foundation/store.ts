/** A value that components subscribe to with `useSyncExternalStore`. */
export type Store<Value> = {
  get(): Value;
  set(value: Value): void;
  /** Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
