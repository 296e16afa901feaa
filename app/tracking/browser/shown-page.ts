import { isTrackedRoute } from "../model/tracked-route";
import type { SeenPage } from "../model/tracking-events";
import { type RoutedPage, routedPage } from "./routed-page";

/** The page that the router shows. */
export type ShownPage = {
  /** With the language's prefix, without query. */
  readonly path: string;
  /** null: not tracked. */
  readonly page: SeenPage | null;
};

/** Calls the listener with the page that is shown now, if one is, and with each page after it. */
export function onShownPage(listener: (next: ShownPage) => void, signal: AbortSignal): void {
  const show = () => {
    const routed = routedPage.get();
    if (routed) listener({ path: routed.path, page: toSeenPage(routed) });
  };
  signal.addEventListener("abort", routedPage.subscribe(show));
  show();
}

/** The innermost route's `handle` reads it from the loader data. */
function toSeenPage({ search, match }: RoutedPage): SeenPage | null {
  const { handle, loaderData, params } = match ?? {};
  return isTrackedRoute(handle) && loaderData !== undefined
    ? handle.toSeenPage(loaderData, new URLSearchParams(search), params?.slug ?? "")
    : null;
}
