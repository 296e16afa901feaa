/** The sign-in pages of the shop and of the checkout share their code; this is the variant's context. */
export type SignInVariant = {
  /** Before every path of this variant, without language prefix: empty or `/checkout`. */
  readonly base: "" | "/checkout";
  readonly isCheckout: boolean;
};

/** Reads the variant from the page's path, with or without language prefix. */
export function readSignInVariant(pathname: string): SignInVariant {
  const isCheckout = /^(?:\/[a-z]{2})?\/checkout\//.test(pathname);
  return { isCheckout, base: isCheckout ? "/checkout" : "" };
}
