import type { CountryCode } from "../../countries/model/country";
import type { BuyerContact } from "./purchase";

/**
 * Each country's calling code, and the trunk prefix that is dialled only inside the country.
 * An Italian number retains its zero abroad.
 *
 * Source: ITU-T E.123, E.164
 */
const callingCodes: Readonly<Record<CountryCode, readonly [code: string, trunk: string]>> = {
  SK: ["421", "0"],
  IE: ["353", "0"],
  DE: ["49", "0"],
  PT: ["351", ""],
  IT: ["39", ""],
  FR: ["33", "0"],
  HU: ["36", "06"],
  CZ: ["420", ""],
  AT: ["43", "0"],
  NO: ["47", ""],
  NL: ["31", "0"],
  CH: ["41", "0"],
  BE: ["32", "0"],
  DK: ["45", ""],
  SE: ["46", "0"],
  ES: ["34", ""],
  GB: ["44", "0"],
  FI: ["358", "0"],
  PL: ["48", ""],
  RO: ["40", "0"],
  LT: ["370", "0"],
  SI: ["386", "0"],
  BG: ["359", "0"],
  GR: ["30", ""],
  HR: ["385", "0"],
};

/** Google ignores dots in the names of these mailboxes, so one mailbox has one hash. */
const gmail = /^(gmail|googlemail)\.com$/;

/** Normalises an e-mail address for Google's enhanced conversions, before it is hashed; null: invalid. */
export function normaliseEmail(text: string): string | null {
  const [name = "", domain = "", ...rest] = text.trim().toLowerCase().split("@");
  if (!name || !domain || rest.length > 0) return null;
  return `${gmail.test(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}

/**
 * Converts a phone number to E.164 (`+4930901820`); null: invalid.
 * A number without international prefix is one of `country`.
 */
export function normalisePhone(text: string, country: CountryCode): string | null {
  const digits = text.replace(/\(0\)/g, "").replace(/[^\d+]/g, "");
  const abroad = /^(?:\+|00)(\d+)$/.exec(digits)?.[1];
  const number = abroad ?? toAbroad(digits, callingCodes[country]);
  return number !== null && /^[1-9]\d{7,14}$/.test(number) ? `+${number}` : null;
}

function toAbroad(digits: string, [code, trunk]: readonly [code: string, trunk: string]): string | null {
  if (!/^\d+$/.test(digits)) return null;
  // Until 2024 Lithuanians dialled an eight first.
  const national = code === "370" ? digits.replace(/^[08]/, "") : dropPrefix(digits, trunk);
  return code + national;
}

function dropPrefix(digits: string, prefix: string): string {
  return digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
}

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
