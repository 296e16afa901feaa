/**
 * Rounds a limit of a range to a multiple of `step`: `from` down, `to` up.
 * The URL then contains `r.capacity=1.5..`, and the value itself stays within the range.
 */
export function roundOutwards(value: number, step: number, end: "from" | "to"): string {
  const steps = Number((value / step).toFixed(6));
  const whole = end === "from" ? Math.floor(steps) : Math.ceil(steps);
  return String(Number((whole * step).toFixed(3)));
}
