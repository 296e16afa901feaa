import type { Guest } from "./guest.ts";
import { openPlatform } from "./platform.ts";

type Person = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

type Options = { readonly isEmailVerified?: boolean };

/**
 * Creates an account in a host's shop as an operator, without the shop and its mail. Its e-mail address stays
 * unverified, like that of an account created by a stranger.
 */
export async function createAccount(
  host: string,
  { email, password, firstName, lastName }: Person,
  { isEmailVerified = false }: Options = {},
): Promise<void> {
  const [hostname = "", port] = host.split(":");
  const country = /^([a-z]{2})\.localhost$/.exec(hostname)?.[1] ?? "sk";
  const stores = [{ typeId: "store", key: `shop_${country}` }];
  const draft = { email, password, firstName, lastName, isEmailVerified, stores };
  await openPlatform(Number(port)).send("POST", `/in-store/key=shop_${country}/customers`, draft);
}

/** Creates an account and signs this guest in, with the guest's cart. */
export async function becomeCustomer(guest: Guest, person: Person, options: Options = {}): Promise<void> {
  await createAccount(guest.host, person, options);
  const { email, password } = person;
  const { status, error } = await guest.call("customerSignIn", { email, password });
  if (status !== 200) throw new Error(`The new customer was not signed in: ${status} ${error?.code}`);
}
