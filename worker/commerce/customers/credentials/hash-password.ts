import { invalidField, requiredField } from "../../errors/platform-errors.ts";
import { equalSecrets, toHex } from "../../oauth/secret.ts";

/** The most that the runtime's WebCrypto accepts for PBKDF2. */
const ITERATIONS = 100_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;
const SCHEME = "pbkdf2-sha256";

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const bytes = new TextEncoder().encode(password.normalize("NFC"));
  const key = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, HASH_BITS)));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** What is stored of a password: `pbkdf2-sha256$iterations$salt$hash`, so that the cost may grow later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [SCHEME, ITERATIONS, toHex(salt), await derive(password, salt, ITERATIONS)].join("$");
}

const NOBODY = `${SCHEME}$${ITERATIONS}$${"00".repeat(SALT_BYTES)}$`;

/** Whether a password fits. Without a stored hash it takes as long and answers false: time tells no accounts apart. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, iterations, salt, hash] = (stored ?? NOBODY).split("$");
  const derived = await derive(password, fromHex(salt ?? ""), Number(iterations));
  return (await equalSecrets(derived, hash ?? "")) && stored !== null;
}

/** Far beyond what a person or a password manager uses; it keeps the work of hashing bounded. */
const MAX_LENGTH = 1024;

/** A password as it was sent; the platform has no rule but that it is there. Throws RequiredField or InvalidField. */
export function requirePassword(password: string | null | undefined, field = "password"): string {
  if (!password) throw requiredField(field);
  if (password.length > MAX_LENGTH) throw invalidField(field, `${MAX_LENGTH}+ characters`);
  return password;
}
