/** What the server writes into the document's head so that the first view needs no further file. */
export type FirstView = {
  /** Rules inside the document: those of fallback fonts and, if it inlines them, those of its style sheets. */
  readonly css: string;
  /** Rules of its fonts. The script delays them until the first picture is shown (docs/decisions/186). */
  readonly fontRules: string;
  /** URLs of the style sheets whose rules are inside the document; null when it links to them. */
  readonly inlined: readonly string[] | null;
  /** URLs of linked style sheets in addition to those of its routes. */
  readonly linked: readonly string[];
  /**
   * Source of the script that starts the others, or queues events until they run.
   * Empty during development.
   */
  readonly script: string;
  /** The scripts start at the visitor's first interaction. */
  readonly isLate: boolean;
  readonly nonce: string;
};
