/** A value that is there already, or the promise of one: what memory holds need not be waited for, nor streamed. */
export type Prompt<Value> = Value | Promise<Value>;

/** Goes on at once with a value that is there, else when it comes. */
export function whenThere<Value, Next>(value: Prompt<Value>, goOn: (value: Value) => Next): Prompt<Next> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/** Goes on at once when all are there, else when the last comes. */
export function whenAllThere<Value, Next>(
  values: readonly Prompt<Value>[],
  goOn: (values: readonly Value[]) => Next,
): Prompt<Next> {
  const there = values.filter((value): value is Value => !(value instanceof Promise));
  return there.length === values.length ? goOn(there) : Promise.all(values).then(goOn);
}
