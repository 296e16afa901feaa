import { type ComponentType, startTransition, useEffect, useState } from "react";
import type { RowProps } from "./recommendation-row";

/** The page's own scripts come first. */
const delayMs = 300;

/** A row of recommendations below the first view. When its script cannot be loaded, the page stays as it is. */
export function LateRow(props: RowProps) {
  const [Row, setRow] = useState<ComponentType<RowProps> | null>(null);
  useEffect(() => {
    const load = () =>
      import("./recommendation-row").then(
        (row) => startTransition(() => setRow(() => row.default)),
        () => {},
      );
    const timer = setTimeout(load, delayMs);
    return () => clearTimeout(timer);
  }, []);
  return Row && <Row {...props} />;
}
