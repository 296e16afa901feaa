import type { SupportReason, SupportSubreason } from "./support-topics";

/** What the form is opened with; `manual` and `quote` choose the topic and what belongs to it. */
export type SupportPrefill = {
  readonly request?: "manual" | "quote";
  readonly reason?: SupportReason;
  readonly subreason?: SupportSubreason;
  /** Eight digits. */
  readonly product?: string;
  readonly order?: string;
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
