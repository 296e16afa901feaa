import { type ComponentType, startTransition, useEffect, useState } from "react";
import { hasConsent } from "../../consent/browser/has-consent";
import type { RowProps } from "./recommendation-row";

/** The page's own scripts come first. */
const delayMs = 300;

/**
 * A row of recommendations below the first view. When its script cannot be loaded, the page stays as it is. Without
 * consent the browser remembers no viewed articles, so there is no row of them.
 */
export function LateRow(props: RowProps) {
  const { name } = props;
  const [Row, setRow] = useState<ComponentType<RowProps> | null>(null);
  useEffect(() => {
    if (name === "seen" && !hasConsent("functional")) return;
    const load = () =>
      import("./recommendation-row").then(
        (row) => startTransition(() => setRow(() => row.default)),
        () => {},
      );
    const timer = setTimeout(load, delayMs);
    return () => clearTimeout(timer);
  }, [name]);
  return Row && <Row {...props} />;
}
