/** A page of the newsletter, ready for display. */
export type NewsletterView = {
  readonly title: string;
  /** The result; `bad` and `ok` are announced. */
  readonly notice: { readonly kind: "ok" | "bad"; readonly text: string } | null;
  readonly lead: string | null;
  /** null: the page has no button. */
  readonly form: SignUpFields | UnsubscribeFields | null;
  readonly links: readonly { readonly text: string; readonly href: string }[];
};

type SignUpFields = {
  readonly kind: "sign-up";
  readonly label: string;
  readonly email: string;
  readonly emailError: string | null;
  readonly wording: string;
  /** The wording is next to a required check box. */
  readonly needsTick: boolean;
  readonly tickError: string | null;
  readonly button: string;
};

type UnsubscribeFields = { readonly kind: "unsubscribe"; readonly token: string; readonly button: string };
