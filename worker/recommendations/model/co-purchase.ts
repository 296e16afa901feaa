/** How often two articles were in one order, and each of them in any. */
export type PairCount = {
  readonly together: number;
  readonly ordersOfOne: number;
  readonly ordersOfOther: number;
  readonly orders: number;
};

/** So many orders with neither reason nor pattern stand beside the real ones: a pair that was seen once says little. */
const shrinkage = 4;
/** Together more often than by chance; less is no reason to recommend. */
const leastLift = 1;

/**
 * How much speaks for it that two articles go together, 0 to 1: the Jaccard index of their orders, shrunk where there are
 * few, and nothing where both are merely ordered often (lift).
 */
export function measureCoPurchase({ together, ordersOfOne, ordersOfOther, orders }: PairCount): number {
  const lift = (together * orders) / (ordersOfOne * ordersOfOther);
  if (!(lift > leastLift)) return 0;
  return together / (ordersOfOne + ordersOfOther - together + shrinkage);
}
