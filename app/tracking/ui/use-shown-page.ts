import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { setShownPage } from "../browser/shown-page";
import { isTrackedRoute } from "../model/tracked-route";

/** Reports what the router shows to the tracking: the innermost route's `handle` reads it from the loader data. */
export function useShownPage(): void {
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  useEffect(() => {
    const { handle, loaderData, params } = match ?? {};
    const page =
      isTrackedRoute(handle) && loaderData !== undefined
        ? handle.toSeenPage(loaderData, new URLSearchParams(search), params?.slug ?? "")
        : null;
    setShownPage({ path: pathname, page });
  }, [pathname, search, match]);
}
