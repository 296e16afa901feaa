import { type Infer, integer, nullable, optional, string, type } from "superstruct";
import type { Customer } from "../../../accounts/model/customer";

export const customerParts = "id version email firstName lastName locale";

export const PlatformCustomer = type({
  id: string(),
  version: integer(),
  email: string(),
  firstName: optional(nullable(string())),
  lastName: optional(nullable(string())),
  locale: optional(nullable(string())),
});

/** Converts the platform's customer. */
export function toCustomer({
  firstName,
  lastName,
  locale,
  ...known
}: Infer<typeof PlatformCustomer>): Customer {
  const { id, version, email } = known;
  const names = { firstName: firstName ?? null, lastName: lastName ?? null };
  return { id, version, email, ...names, locale: locale ?? null };
}
