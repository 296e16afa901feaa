/** One operation on one thing of a cart, from when it was first sent until it was answered. */
export type RegisterOperation<State> = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** What the thing is afterwards; null: it could not have been answered so here. */
  apply(state: State): State | null;
};

/**
 * Is there an order of the operations, true to who was answered before whom was asked, that leads from the first state to
 * the last with each acting exactly once? (Wing and Gong's search, with what was tried before remembered.)
 */
export function isExplained<State>(
  initial: State,
  operations: readonly RegisterOperation<State>[],
  isFinal: (state: State) => boolean,
): boolean {
  const tried = new Set<string>();
  const search = (state: State, left: readonly RegisterOperation<State>[]): boolean => {
    if (left.length === 0) return isFinal(state);
    const key = `${JSON.stringify(state)} ${left.map((operation) => operations.indexOf(operation)).join(",")}`;
    if (tried.has(key)) return false;
    tried.add(key);
    const firstEnd = Math.min(...left.map(({ to }) => to));
    return left.some((operation) => {
      if (operation.from > firstEnd) return false;
      const next = operation.apply(state);
      return (
        next !== null &&
        search(
          next,
          left.filter((other) => other !== operation),
        )
      );
    });
  };
  return search(initial, operations);
}
