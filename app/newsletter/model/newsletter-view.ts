/** A page of the newsletter in finished words. */
export type NewsletterView = {
  readonly title: string;
  /** What happened; `bad` and `ok` are announced. */
  readonly notice: { readonly kind: "ok" | "bad"; readonly text: string } | null;
  readonly lead: string | null;
  /** null: there is nothing to press. */
  readonly form: SignUpFields | UnsubscribeFields | null;
  readonly links: readonly { readonly text: string; readonly href: string }[];
};

type SignUpFields = {
  readonly kind: "sign-up";
  readonly label: string;
  readonly email: string;
  readonly emailError: string | null;
  readonly wording: string;
  /** The wording stands beside a box that is to be ticked. */
  readonly needsTick: boolean;
  readonly tickError: string | null;
  readonly button: string;
};

type UnsubscribeFields = { readonly kind: "unsubscribe"; readonly token: string; readonly button: string };
