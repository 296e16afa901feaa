import type { RouteQuery } from "../../countries/model/route-table";
import type { SupportPrefill } from "./support-path";
import { isReason, isSubreason } from "./support-topics";

/** Reads the prefill from a URL's query; invalid values count as missing. */
export function readSupportPrefill(query: RouteQuery<"support">): SupportPrefill {
  const request = query.get("request");
  const [reason, subreason] = [query.get("reason") ?? "", query.get("subreason") ?? ""];
  const [product, order] = [query.get("product") ?? "", query.get("order") ?? ""];
  return {
    ...((request === "manual" || request === "quote") && { request }),
    ...(isReason(reason) && { reason }),
    ...(isSubreason(subreason) && { subreason }),
    ...(/^\d{8}$/.test(product) && { product }),
    ...(/^[\dA-Z-]{1,40}$/i.test(order) && { order: order.toUpperCase() }),
  };
}
