import { boolean, type Infer, nullable, object, string } from "superstruct";

/** Who somebody is at a sign-in provider, as its checked ID token says. */
export const ProviderIdentity = object({
  /** Key of the provider in the shop's settings. */
  provider: string(),
  issuer: string(),
  /** Names the account at the issuer for good; addresses and names may change. */
  subject: string(),
  email: nullable(string()),
  /** The provider made sure that the mailbox is this person's. */
  isEmailVerified: boolean(),
  firstName: nullable(string()),
  lastName: nullable(string()),
});

export type ProviderIdentity = Infer<typeof ProviderIdentity>;

/** A provider as a shopper knows it. */
export type ProviderName = { readonly key: string; readonly name: string };
