import { scrypt } from "node:crypto";
import { invalidField, requiredField } from "../../errors/platform-errors.ts";
import { equalSecrets, toHex } from "../../oauth/secret.ts";
import type { PasswordCost } from "../../requests/environment.ts";

/** scrypt needs a little over 128 × N × r bytes: a password may take at most half an isolate. */
const MEMORY_BYTES = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** The former scheme of stored passwords, with this many rounds. */
const FORMER_SCHEME = "pbkdf2-sha256";
const FORMER_ROUNDS = 100_000;

type Bytes = Uint8Array<ArrayBuffer>;

function deriveByScrypt(password: Bytes, salt: Bytes, { N, r, p }: PasswordCost): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, { N, r, p, maxmem: MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(toHex(key)),
    );
  });
}

async function deriveByPbkdf2(password: Bytes, salt: Bytes, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, HASH_BYTES * 8)));
}

function toScheme({ N, r, p }: PasswordCost): string {
  return `scrypt$${N},${r},${p}`;
}

function toBytes(password: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(password.normalize("NFC")));
}

function fromHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The stored form of a password: `scrypt$N,r,p$salt$hash`, so that the cost may grow. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [toScheme(cost), toHex(salt), await deriveByScrypt(toBytes(password), salt, cost)].join("$");
}

/** Was this hash made at another cost than the current one? */
export function isHashOutdated(stored: string, cost: PasswordCost): boolean {
  return !stored.startsWith(`${toScheme(cost)}$`);
}

/**
 * Whether a password matches. A mismatch takes the time of the current and the former scheme, also without a stored
 * hash:
 * the time reveals neither whether an account exists nor whether its hash is of the former scheme.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  const [scheme, costs = "", saltText = "", hash = ""] = (stored ?? "").split("$");
  const [bytes, salt] = [toBytes(password), fromHex(saltText)];
  const isFormer = scheme === FORMER_SCHEME;
  if (isFormer) {
    if (await equalSecrets(await deriveByPbkdf2(bytes, salt, Number(costs)), hash)) return true;
  } else if (scheme === "scrypt") {
    const [N = 0, r = 0, p = 0] = costs.split(",").map(Number);
    if (await equalSecrets(await deriveByScrypt(bytes, salt, { N, r, p }), hash)) return true;
  }
  const nobody = new Uint8Array(SALT_BYTES);
  if (stored === null || isHashOutdated(stored, cost)) await deriveByScrypt(bytes, nobody, cost);
  if (!isFormer) await deriveByPbkdf2(bytes, nobody, FORMER_ROUNDS);
  return false;
}

/** Far beyond what a person or a password manager uses; it bounds the work of hashing. */
const MAX_LENGTH = 1024;

/** The password as sent; the platform only requires that it is present. Throws RequiredField or InvalidField. */
export function requirePassword(password: string | null | undefined, field = "password"): string {
  if (!password) throw requiredField(field);
  if (password.length > MAX_LENGTH) throw invalidField(field, `${MAX_LENGTH}+ characters`);
  return password;
}
