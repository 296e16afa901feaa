import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { hasConsent } from "../../consent/browser/has-consent";
import type { RecentlyViewedProps } from "./recently-viewed";

/** If a script fails to load, the served markup stays. */
const stayAsServed = () => new Promise<never>(() => {});

/** Sections below the first view: their scripts are not among the page's initial ones. */
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

/** Rendered only with consent to its storage. */
export function LateRecentlyViewed(props: RecentlyViewedProps) {
  const [isAllowed, setAllowed] = useState(false);
  // Outside the task that hydrates the page.
  useEffect(() => startTransition(() => setAllowed(hasConsent("functional"))), []);
  return isAllowed ? (
    <Suspense>
      <RecentlyViewed {...props} />
    </Suspense>
  ) : null;
}
