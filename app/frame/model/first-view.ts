/** What the server writes into the document's head so that the first view needs no further file. */
export type FirstView = {
  /** Rules that stand inside the document: those of its style sheets, where it carries them, and those of its fonts. */
  readonly css: string;
  /** URLs of the style sheets whose rules stand inside the document; null where it links to them. */
  readonly inlined: readonly string[] | null;
  /** URLs of the style sheets that it links to beside those of its routes. */
  readonly linked: readonly string[];
  /** Text of the script that starts the others or holds what is pressed before they run; empty while developing. */
  readonly script: string;
  /** The scripts start at the visitor's first sign. */
  readonly isLate: boolean;
  readonly nonce: string;
};
