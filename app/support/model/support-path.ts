import { toPageHref } from "../../content/model/page-href";
import type { SupportReason, SupportSubreason } from "./support-topics";

/** What the form is opened with; `manual` and `quote` choose the topic and what belongs to it. */
export type SupportPrefill = {
  readonly request?: "manual" | "quote";
  readonly reason?: SupportReason;
  readonly subreason?: SupportSubreason;
  /** Eight digits. */
  readonly product?: string;
  readonly order?: string;
  /** The flag that shows the form where the store does not. */
  readonly "web-form"?: "on";
};

/** Where one writes to the shop, without language prefix. */
export const supportPage = "/support";

/** Address of the support form: `prefix` as `usePathPrefix` gives it (`/nl`, or empty). */
export function supportPath(prefix: string, prefill: SupportPrefill = {}): string {
  const query = new URLSearchParams(
    Object.entries(prefill).filter(([, value]) => typeof value === "string" && value !== ""),
  );
  return query.size > 0 ? `${prefix}${supportPage}?${query}` : prefix + supportPage;
}

/**
 * The page with phone and e-mail, where links to the form lead in a store without one. Only the server knows its slug.
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
