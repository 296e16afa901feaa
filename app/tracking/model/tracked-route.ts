import type { SeenPage } from "./tracking-events";

/**
 * Part of a route's `handle`: derives the tracked page from the route's own loader data. A route without it is not
 * tracked.
 */
export type TrackedRoute<Data> = {
  /** Returns null for a page that is not tracked, such as one that shows an error. */
  readonly toSeenPage: (data: Data, query: URLSearchParams, slug: string) => SeenPage | null;
};

/** Whether a route's `handle` has the part above. */
export function isTrackedRoute(handle: unknown): handle is TrackedRoute<unknown> {
  return typeof handle === "object" && handle !== null && "toSeenPage" in handle;
}
