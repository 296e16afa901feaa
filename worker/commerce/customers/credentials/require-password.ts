import { invalidField, requiredField } from "../../errors/platform-errors.ts";

/** Far beyond what a person or a password manager uses; it keeps the work of hashing bounded. */
const MAX_LENGTH = 1024;

/** A password as it was sent; the platform has no rule but that it is there. Throws RequiredField or InvalidField. */
export function requirePassword(password: string | null | undefined, field = "password"): string {
  if (!password) throw requiredField(field);
  if (password.length > MAX_LENGTH) throw invalidField(field, `${MAX_LENGTH}+ characters`);
  return password;
}
