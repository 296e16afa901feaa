interface Days {
  /** ISO times. */
  readonly createdAt: string;
  readonly completedAt?: string | null | undefined;
}

/**
 * When an order was placed. One that was imported from another platform was created by its import, and is complete since
 * the day on which it was placed there: the earlier of the two is the order's day.
 */
export function toDayOfOrder({ createdAt, completedAt }: Days): string {
  const isImported = completedAt != null && Date.parse(completedAt) < Date.parse(createdAt);
  return isImported ? completedAt : createdAt;
}
