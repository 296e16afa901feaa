import { use, useEffect, useState } from "react";
import { loadViewed } from "../../catalogue/browser/load-viewed";
import { ServedEventsContext } from "../../design/static-slot";
import { useServedHtml } from "../../design/use-served-html";
import { useTrackedPart } from "../../design/use-tracked-part";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { isSectionInView, watchBelow, watchNear, watchUnseen } from "../browser/watch-place";
import type { RowName, ServedRow } from "../model/recommendation-row";
import styles from "./row.module.css";

export type RowProps = {
  readonly name: RowName;
  /** The SKUs for the recommendation, comma-separated: others are another row. */
  readonly about?: string;
};

const classes = { seen: styles.place, similar: styles.instead, cart: styles.part } as const;

/**
 * Fetches its markup when it comes near the viewport.
 * Nothing in the viewport moves: the row of viewed articles takes its space while it is below, the others are in a
 * reserved space; that of a missing row is removed out of view.
 */
export default function RecommendationRow({ name, about = "" }: RowProps) {
  const prefix = usePathPrefix();
  const [hasSpace, setHasSpace] = useState(name !== "seen");
  const [row, setRow] = useState<ServedRow | null>(null);
  const [isMissing, setMissing] = useState(false);
  const slot = useTrackedPart<HTMLDivElement>(() => row?.parts);
  useEffect(() => {
    if (slot.current && !hasSpace) return watchBelow(slot.current, () => setHasSpace(true));
  }, [hasSpace, slot]);
  useEffect(() => {
    const element = slot.current;
    if (!element || !hasSpace) return;
    setMissing(false);
    // The cart's row stays until its successor is there.
    if (name !== "cart") setRow(null);
    let isGone = false;
    let stop = watchNear(element, async () => {
      const fetched = await fetchRow(name, about, prefix).catch(() => null);
      if (isGone || (fetched && name === "similar" && isSectionInView(element))) return;
      setRow(fetched);
      if (!fetched) stop = watchUnseen(element, () => setMissing(true));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [name, about, prefix, hasSpace, slot]);
  return (
    <div
      {...use(ServedEventsContext)}
      ref={slot}
      data-static="recommendations"
      className={hasSpace ? classes[name] : undefined}
      hidden={isMissing}
      dangerouslySetInnerHTML={useServedHtml(row?.html ?? "")}
    />
  );
}

/**
 * Fetches a row; null: none.
 * @param about the SKUs for the recommendation, comma-separated; not used by the row of viewed articles
 */
async function fetchRow(name: RowName, about: string, prefix: string): Promise<ServedRow | null> {
  const skus = name === "seen" ? (await loadViewed(prefix)).join(",") : about;
  const toggles = [...new URLSearchParams(location.search)].filter(([each]) => each.startsWith("toggle-"));
  const query = new URLSearchParams([...(skus ? [["skus", skus]] : []), ...toggles]);
  const answer = await fetch(`${prefix}/recommendations/${name}?${query}`);
  const row: unknown = answer.status === 200 ? await answer.json() : null;
  return isRow(row) ? row : null;
}

/** Checks only the markup: the response comes from the same deployment. */
function isRow(row: unknown): row is ServedRow {
  return typeof row === "object" && row !== null && "html" in row && typeof row.html === "string";
}
