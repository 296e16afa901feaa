import { invalidField } from "../errors/platform-errors.ts";

const KEY = /^[A-Za-z0-9_-]{2,256}$/;

/** A key of the platform's form. Throws InvalidField. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw invalidField("key", key);
  return key;
}
