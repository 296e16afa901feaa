import { invalidField } from "../errors/platform-errors.ts";

/** The longest address that mail can be sent to (RFC 5321). */
const MAX_LENGTH = 254;
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** An address of the form `name@host`, in the letters it was given. Throws InvalidField. */
export function requireEmail(email: string): string {
  if (email.length > MAX_LENGTH || !EMAIL.test(email)) throw invalidField("email", email);
  return email;
}

/** What addresses are compared by: letter case makes no difference. */
export function foldEmail(email: string): string {
  return email.toLowerCase();
}
