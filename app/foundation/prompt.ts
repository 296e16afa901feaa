/** An available value, or the promise of one: a value in memory needs neither waiting nor streaming. */
export type Prompt<Value> = Value | Promise<Value>;

/** Continues at once with an available value, otherwise when it resolves. */
export function whenThere<Value, Next>(value: Prompt<Value>, next: (value: Value) => Next): Prompt<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Continues at once when all values are available, otherwise when the last one resolves. */
export function whenAllThere<Value, Next>(
  values: readonly Prompt<Value>[],
  next: (values: readonly Value[]) => Next,
): Prompt<Next> {
  const there = values.filter((value): value is Value => !(value instanceof Promise));
  return there.length === values.length ? next(there) : Promise.all(values).then(next);
}
