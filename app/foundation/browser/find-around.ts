/** Returns the closest element around an event's target, or the target itself; null: none. */
export function findAround<Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
