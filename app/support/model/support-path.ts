import { toPageHref } from "../../content/model/page-href";
import type { RouteQuery } from "../../countries/model/route-table";
import { isReason, isSubreason, type SupportReason, type SupportSubreason } from "./support-topics";

const supportRequests = ["manual", "quote", "paper", "recall"] as const;

/** What a link to the form is about; it decides topic and subject. */
export type SupportRequest = (typeof supportRequests)[number];

/** The form's prefill; `request` selects the topic with its fields. */
export type SupportPrefill = {
  readonly request?: SupportRequest;
  readonly reason?: SupportReason;
  readonly subreason?: SupportSubreason;
  /** Eight digits. */
  readonly product?: string;
  readonly order?: string;
  /** The flag that shows the form although the store does not. */
  readonly "web-form"?: "on";
};

/** The page of the support form, without language prefix. */
export const supportPage = "/support";

/**
 * Builds the URL of the support form.
 * @param prefix as returned by `usePathPrefix` (`/nl`, or empty)
 */
export function supportPath(prefix: string, prefill: SupportPrefill = {}): string {
  const query = new URLSearchParams(
    Object.entries(prefill).filter(([, value]) => typeof value === "string" && value !== ""),
  );
  return query.size > 0 ? `${prefix}${supportPage}?${query}` : prefix + supportPage;
}

/**
 * Finds the page with phone and e-mail, which replaces the form in a store without one.
 * Only the server knows its slug.
 *
 * @returns null when the store has the form, or when its settings (null) cannot be read: then `/support` has it as well
 */
export function findContactPage(
  settings: { readonly hasSupportForm?: boolean } | null,
  { prefix, locale }: { readonly prefix: string; readonly locale: string },
): string | null {
  const hasForm = settings === null || settings.hasSupportForm === true;
  return hasForm ? null : toPageHref("company-information", prefix, locale);
}

/** Reads the prefill from a URL's query; invalid values count as missing. */
export function readSupportPrefill(query: RouteQuery<"support">): SupportPrefill {
  const request = supportRequests.find((name) => name === query.get("request"));
  const [reason, subreason] = [query.get("reason") ?? "", query.get("subreason") ?? ""];
  const [product, order] = [query.get("product") ?? "", query.get("order") ?? ""];
  return {
    ...(request && { request }),
    ...(isReason(reason) && { reason }),
    ...(isSubreason(subreason) && { subreason }),
    ...(/^\d{8}$/.test(product) && { product }),
    ...(/^[\dA-Z-]{1,40}$/i.test(order) && { order: order.toUpperCase() }),
  };
}
