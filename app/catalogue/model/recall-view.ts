import type { LinkView } from "./link-view";

/** A recall as an owner, or a reader of a passport, sees it: all texts are in the page's language. */
export type RecallView = {
  readonly key: string;
  readonly heading: string;
  /** `check`: the serial number decides, and is not known. */
  readonly state: "affected" | "check";
  readonly verdict: string;
  readonly stop: string;
  readonly danger: { readonly label: string; readonly text: string };
  readonly remedy: { readonly label: string; readonly text: string };
  /** Affected serial numbers. */
  readonly serials: { readonly label: string; readonly ranges: readonly string[] };
  readonly contact: LinkView;
};
