import { use, useEffect, useRef, useState } from "react";
import { loadViewed } from "../../catalogue/browser/load-viewed";
import { ServedEventsContext } from "../../design/static-slot";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { isSectionInView, watchBelow, watchNear, watchUnseen } from "../browser/watch-place";
import type { RowName } from "../model/recommendation-row";
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
  const slot = useRef<HTMLDivElement>(null);
  const [hasSpace, setHasSpace] = useState(name !== "seen");
  const [html, setHtml] = useState("");
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (slot.current && !hasSpace) return watchBelow(slot.current, () => setHasSpace(true));
  }, [hasSpace]);
  useEffect(() => {
    const element = slot.current;
    if (!element || !hasSpace) return;
    setMissing(false);
    // The cart's row stays until its successor is there.
    if (name !== "cart") setHtml("");
    let isGone = false;
    let stop = watchNear(element, async () => {
      const row = await fetchRow(name, about, prefix).catch(() => "");
      if (isGone || (row !== "" && name === "similar" && isSectionInView(element))) return;
      setHtml(row);
      if (row === "") stop = watchUnseen(element, () => setMissing(true));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [name, about, prefix, hasSpace]);
  return (
    <div
      {...use(ServedEventsContext)}
      ref={slot}
      data-static="recommendations"
      className={hasSpace ? classes[name] : undefined}
      hidden={isMissing}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * Fetches a row's markup; empty: none.
 * @param about the SKUs for the recommendation, comma-separated; not used by the row of viewed articles
 */
async function fetchRow(name: RowName, about: string, prefix: string): Promise<string> {
  const skus = name === "seen" ? (await loadViewed(prefix)).join(",") : about;
  const toggles = [...new URLSearchParams(location.search)].filter(([each]) => each.startsWith("toggle-"));
  const query = new URLSearchParams([...(skus ? [["skus", skus]] : []), ...toggles]);
  const answer = await fetch(`${prefix}/recommendations/${name}?${query}`);
  return answer.status === 200 ? answer.text() : "";
}
