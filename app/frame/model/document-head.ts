import type { Alternate } from "./to-alternates";

/** Content of a document's head, written by the server. */
export type DocumentHead = {
  /** `@font-face` rules for the page's language. */
  readonly fontRules: string;
  /** Those of the system's fonts that are shown until then. */
  readonly fallbackRules: string;
  readonly messages: readonly {
    readonly domain: string;
    readonly href: string;
    readonly instead: readonly string[];
    /** Loaded only when something shows them. */
    readonly isOnNeed?: boolean;
  }[];
  /** Scripts wait for the visitor's first interaction, and the document contains its styles. */
  readonly isLate: boolean;
  readonly canonical?: string;
  readonly robots?: string;
  readonly meta: readonly { readonly name?: string; readonly property?: string; readonly content: string }[];
  readonly alternates: readonly Alternate[];
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
};
