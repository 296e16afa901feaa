import type { SignInResult } from "../operations/sign-up.ts";

/** `{customer, cart?}`: REST leaves a cart out that is not there. */
export function toSignInBody({ customer, cart }: SignInResult): object {
  return cart ? { customer, cart } : { customer };
}
