import type { TagEvent } from "../../model/tag-events";

/** The support form's attribute once a case was received; it also dispatches an event at `document` then. */
const receivedSelector = "[data-case-received]";
const receivedEvent = "ironhall:case-received";

/** Reports a requested account, on the page that follows, and cases that the support received. */
export function watchLeads(report: (event: TagEvent) => void, signal: AbortSignal): void {
  const [entry] = performance.getEntriesByType("navigation");
  const isFirst = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  const reportLead = () => report({ event: "generate_lead", lead_source: "support" });
  document.addEventListener(receivedEvent, reportLead, { signal });
  if (!isFirst) return;
  if (location.pathname.endsWith("/create-account/check-email"))
    report({ event: "sign_up", method: "email" });
  if (document.querySelector(receivedSelector)) reportLead();
}
