/**
 * Returns the smallest step of a scale, in grams.
 * The load capacity (kg) divided by its divisions is rounded up to 1, 2 or 5 times a power of ten, as EN 45501 requires
 * of verification intervals.
 */
export function toGraduation(loadCapacity: number, divisions: number): number {
  const grams = (loadCapacity * 1000) / divisions;
  const power = 10 ** Math.floor(Math.log10(grams) + 1e-9);
  const step = [1, 2, 5, 10].find((factor) => factor * power >= grams * (1 - 1e-9)) ?? 10;
  return Number((step * power).toPrecision(1));
}
