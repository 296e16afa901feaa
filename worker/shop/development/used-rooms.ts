/** As many as a developer looks at. */
const roomsKept = 20;

/** Rooms that this process used, latest last; the oldest are forgotten. */
const names = new Set<string>();

export function noteRoom(name: string): void {
  names.delete(name);
  names.add(name);
  const [oldest] = names;
  if (names.size > roomsKept && oldest !== undefined) names.delete(oldest);
}

/** Latest first. */
export function listUsedRooms(): readonly string[] {
  return [...names].reverse();
}
