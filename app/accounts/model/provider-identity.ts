import { boolean, type Infer, nullable, object, string } from "superstruct";

/** A person's identity at a sign-in provider, from its verified ID token. */
export const ProviderIdentity = object({
  /** Key of the provider in the shop's settings. */
  provider: string(),
  issuer: string(),
  /** The permanent id of the account at the issuer; addresses and names may change. */
  subject: string(),
  email: nullable(string()),
  /** The provider verified that the mailbox is this person's. */
  isEmailVerified: boolean(),
  firstName: nullable(string()),
  lastName: nullable(string()),
});

export type ProviderIdentity = Infer<typeof ProviderIdentity>;

/** A provider's key and public name. */
export type ProviderName = { readonly key: string; readonly name: string };
