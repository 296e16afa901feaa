import type { Alternate } from "./to-alternates";

/** What the server puts into the head of one document. */
export type DocumentHead = {
  readonly fonts: readonly string[];
  readonly words: readonly {
    readonly domain: string;
    readonly href: string;
    readonly instead: readonly string[];
  }[];
  /** Asked for while the document is read; the policy lets none through without the nonce. */
  readonly script?: { readonly href: string; readonly nonce: string };
  readonly canonical?: string;
  readonly robots?: string;
  readonly meta: readonly { readonly name?: string; readonly property?: string; readonly content: string }[];
  readonly alternates: readonly Alternate[];
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
};
