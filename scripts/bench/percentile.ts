/** Returns the value below which the given share of the sorted samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((left, right) => left - right);
  const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[index] ?? Number.NaN;
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5);
}
