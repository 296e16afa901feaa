/** An available value, or the promise of one: a value in memory needs neither waiting nor streaming. */
export type Prompt<Value> = Value | Promise<Value>;

/** Continues at once with an available value, otherwise when it resolves. */
export function whenThere<Value, Next>(value: Prompt<Value>, goOn: (value: Value) => Next): Prompt<Next> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/** Continues at once when all values are available, otherwise when the last one resolves. */
export function whenAllThere<Value, Next>(
  values: readonly Prompt<Value>[],
  goOn: (values: readonly Value[]) => Next,
): Prompt<Next> {
  const there = values.filter((value): value is Value => !(value instanceof Promise));
  return there.length === values.length ? goOn(there) : Promise.all(values).then(goOn);
}
