import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { hasConsent } from "../../consent/browser/has-consent";
import type { RecentlyViewedProps } from "./recently-viewed";

/** Where a script cannot be fetched, what was served stays as it is. */
const stayAsServed = () => new Promise<never>(() => {});

/** What stands below the first view: its scripts are none of those that a page starts with. */
export const LateProductCards = lazy(() =>
  import("./product-cards").then(({ ProductCards }) => ({ default: ProductCards })).catch(stayAsServed),
);

export const LateBelongings = lazy(() =>
  import("./product-belongings")
    .then(({ ProductBelongings }) => ({ default: ProductBelongings }))
    .catch(stayAsServed),
);

const RecentlyViewed = lazy(() =>
  import("./recently-viewed").then((row) => ({ default: row.RecentlyViewed })).catch(stayAsServed),
);

/** Comes only for who agreed that it is kept. */
export function LateRecentlyViewed(props: RecentlyViewedProps) {
  const [isAllowed, setAllowed] = useState(false);
  // Not within the task that hydrates the page.
  useEffect(() => startTransition(() => setAllowed(hasConsent("functional"))), []);
  return isAllowed ? (
    <Suspense>
      <RecentlyViewed {...props} />
    </Suspense>
  ) : null;
}
