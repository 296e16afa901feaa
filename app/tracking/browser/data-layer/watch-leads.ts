import type { TagEvent } from "../../model/tag-events";

/** What the support form says of itself once a case was received, also at `document` when that happens. */
const receivedSelector = "[data-case-received]";
const receivedEvent = "ironhall:case-received";

/** Tells of an account that was asked for, by the page that follows, and of questions that the support received. */
export function watchLeads(tell: (event: TagEvent) => void, signal: AbortSignal): void {
  const [entry] = performance.getEntriesByType("navigation");
  const isFirst = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  const tellLead = () => tell({ event: "generate_lead", lead_source: "support" });
  document.addEventListener(receivedEvent, tellLead, { signal });
  if (!isFirst) return;
  if (location.pathname.endsWith("/create-account/check-email")) tell({ event: "sign_up", method: "email" });
  if (document.querySelector(receivedSelector)) tellLead();
}
