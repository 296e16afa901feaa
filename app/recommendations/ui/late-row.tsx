import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from "react";
import type { RowProps } from "./recommendation-row";

/** A script that cannot be loaded leaves the page as it is. */
const RecommendationRow = lazy<ComponentType<RowProps>>(() =>
  import("./recommendation-row").catch(() => ({ default: () => null })),
);

/** A row of recommendations. It is below the first view: its script loads when the page is idle. */
export function LateRow(props: RowProps) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const start = () => startTransition(() => setTime(true));
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(start, 300);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start);
    return () => cancelIdleCallback(idle);
  }, []);
  return isTime ? (
    <Suspense>
      <RecommendationRow {...props} />
    </Suspense>
  ) : null;
}
