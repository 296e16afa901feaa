/** One operation on one item of a cart, from its first request to its response. */
export type RegisterOperation<State> = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** Returns the state afterwards; null: this response is impossible in this state. */
  apply(state: State): State | null;
};

/**
 * Searches for an order of the operations that explains the final state.
 * It respects real time (a response precedes a later request) and leads from the first state to the last with each
 * applied exactly once. (Wing and Gong's algorithm, with memoised states.)
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
