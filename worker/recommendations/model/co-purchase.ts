/** The number of orders with both articles, and with each of them. */
export type PairCount = {
  readonly together: number;
  readonly ordersOfOne: number;
  readonly ordersOfOther: number;
  readonly orders: number;
};

/** This many random orders are added to the real ones: a single joint order is weak evidence. */
const shrinkage = 4;
/** Together more often than by chance; less is no reason to recommend. */
const leastLift = 1;

/**
 * The evidence that two articles belong together, 0 to 1: the Jaccard index of their orders, reduced if they are few,
 * and zero if both are merely ordered often (lift).
 */
export function measureCoPurchase({ together, ordersOfOne, ordersOfOther, orders }: PairCount): number {
  const lift = (together * orders) / (ordersOfOne * ordersOfOther);
  if (!(lift > leastLift)) return 0;
  return together / (ordersOfOne + ordersOfOther - together + shrinkage);
}
