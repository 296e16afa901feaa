import type { CountryCode } from "../../countries/model/country";
import { normaliseEmail, normalisePhone } from "../model/contact";
import type { BuyerContact } from "../model/purchase";

type Contact = { readonly email: string; readonly phone: string; readonly country: CountryCode };

/** Hashes a buyer's e-mail and phone for tags; invalid values have no hash. */
export async function hashContact({ email, phone, country }: Contact, salt: string): Promise<BuyerContact> {
  const [emailHash, phoneHash] = await Promise.all([
    hash(normaliseEmail(email), salt),
    hash(normalisePhone(phone, country), salt),
  ]);
  const [emailName, phoneName] =
    salt === ""
      ? (["sha256_email_address", "sha256_phone_number"] as const)
      : (["salted_email_hash", "salted_phone_hash"] as const);
  return {
    email: email.trim(),
    ...(emailHash && { [emailName]: emailHash }),
    ...(phoneHash && { [phoneName]: phoneHash }),
  };
}

async function hash(value: string | null, salt: string): Promise<string | null> {
  if (value === null) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(salt + value));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
