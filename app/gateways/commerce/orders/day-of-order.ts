interface Days {
  /** ISO times. */
  readonly createdAt: string;
  readonly completedAt?: string | null | undefined;
}

/**
 * Returns when an order was placed.
 * An order imported from another platform was created by its import, and completed on the day on which it was placed
 * there: the earlier of the two is the order's day.
 */
export function toDayOfOrder({ createdAt, completedAt }: Days): string {
  const isImported = completedAt != null && Date.parse(completedAt) < Date.parse(createdAt);
  return isImported ? completedAt : createdAt;
}
