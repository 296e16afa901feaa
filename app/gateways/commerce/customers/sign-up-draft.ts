/** A requested account whose mailbox is not confirmed yet. */
export type SignUpDraft = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** null: a private customer. */
  readonly company: { readonly name: string; readonly vatId: string | null } | null;
  /** The newsletter's box was ticked. */
  readonly wantsNewsletter: boolean;
  /** The session of the requesting browser, which need not enter the password again. */
  readonly sessionId: string;
  /** The shop's path to continue at, without language prefix. */
  readonly wayBack: string | null;
};

/** The part of the draft that the page behind the mailed link may read. */
export type OpenSignUp = Pick<SignUpDraft, "email" | "wantsNewsletter" | "sessionId" | "wayBack">;

/** The browser that opened the link, and the password entered there; null: none. */
export type SignUpProof = { readonly sessionId: string | null; readonly password: string | null };
