/** The page on which a shopper lets an assistant fill the cart. */
export type AssistantAccessView = {
  readonly title: string;
  readonly lead: string;
  /** What was done, or why not; null: nothing yet. */
  readonly notice: { readonly kind: "ok" | "bad"; readonly text: string } | null;
  /** A new access, which is shown only once; null: none was created by this request. */
  readonly access: {
    readonly hint: string;
    readonly label: string;
    readonly text: string;
  } | null;
  /**
   * Says until when an assistant has access, who signed its last call (null: no one), and the name of the button that
   * ends it; null: none has access.
   */
  readonly open: { readonly text: string; readonly signer: string | null; readonly end: string } | null;
  readonly create: string;
  readonly back: string;
};
