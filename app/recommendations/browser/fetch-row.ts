import { loadViewed } from "../../catalogue/browser/load-viewed";
import type { RowName } from "../model/recommendation-row";

/**
 * Fetches a row's markup; empty: none.
 * @param about the SKUs for the recommendation, comma-separated; not used by the row of viewed articles
 */
export async function fetchRow(name: RowName, about: string, prefix: string): Promise<string> {
  const skus = name === "seen" ? (await loadViewed(prefix)).join(",") : about;
  const toggles = [...new URLSearchParams(location.search)].filter(([each]) => each.startsWith("toggle-"));
  const query = new URLSearchParams([...(skus ? [["skus", skus]] : []), ...toggles]);
  const answer = await fetch(`${prefix}/recommendations/${name}?${query}`);
  return answer.status === 200 ? answer.text() : "";
}
