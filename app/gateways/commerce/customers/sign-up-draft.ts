/** An account that somebody asked for and whose mailbox did not answer yet. */
export type SignUpDraft = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** null: a private customer. */
  readonly company: { readonly name: string; readonly vatId: string | null } | null;
  /** The newsletter's box was ticked. */
  readonly wantsNewsletter: boolean;
  /** The session of the browser that asked; it need not say the password again. */
  readonly sessionId: string;
  /** Own path, without language prefix, where it goes on. */
  readonly wayBack: string | null;
};

/** What the page behind the mailed link may know. */
export type OpenSignUp = Pick<SignUpDraft, "email" | "wantsNewsletter" | "sessionId" | "wayBack">;

/** Whose browser opened the link, and what was typed there; null: nothing. */
export type SignUpProof = { readonly sessionId: string | null; readonly password: string | null };
