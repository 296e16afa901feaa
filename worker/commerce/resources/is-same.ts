/** JSON with the names of every object in one order. */
function toComparable(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, item: unknown) =>
    typeof item === "object" && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([left], [right]) => (left < right ? -1 : 1)))
      : item,
  );
}

/** Whether two values are the same JSON, however their objects were put together. */
export function isSame(left: unknown, right: unknown): boolean {
  return toComparable(left) === toComparable(right);
}
