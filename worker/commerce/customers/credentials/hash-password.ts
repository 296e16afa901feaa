import { scrypt } from "node:crypto";
import { invalidField, requiredField } from "../../errors/platform-errors.ts";
import { equalSecrets, toHex } from "../../oauth/secret.ts";
import type { PasswordCost } from "../../requests/environment.ts";

/** 128 × N × r bytes are needed, and some more: half an isolate is the most that a password may take. */
const MEMORY_BYTES = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** How passwords were kept before, at this many rounds. */
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

/** What is stored of a password: `scrypt$N,r,p$salt$hash`, so that the cost may grow. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [toScheme(cost), toHex(salt), await deriveByScrypt(toBytes(password), salt, cost)].join("$");
}

/** Was this made at another cost than passwords are kept at today? */
export function isHashOutdated(stored: string, cost: PasswordCost): boolean {
  return !stored.startsWith(`${toScheme(cost)}$`);
}

/**
 * Whether a password fits. What does not fit costs today's work and the former scheme's, also where nothing is stored:
 * time tells no account from none, nor one whose owner was not here since the scheme changed.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  const [scheme, figures = "", saltText = "", hash = ""] = (stored ?? "").split("$");
  const [bytes, salt] = [toBytes(password), fromHex(saltText)];
  const isFormer = scheme === FORMER_SCHEME;
  if (isFormer) {
    if (await equalSecrets(await deriveByPbkdf2(bytes, salt, Number(figures)), hash)) return true;
  } else if (scheme === "scrypt") {
    const [N = 0, r = 0, p = 0] = figures.split(",").map(Number);
    if (await equalSecrets(await deriveByScrypt(bytes, salt, { N, r, p }), hash)) return true;
  }
  const nobody = new Uint8Array(SALT_BYTES);
  if (stored === null || isHashOutdated(stored, cost)) await deriveByScrypt(bytes, nobody, cost);
  if (!isFormer) await deriveByPbkdf2(bytes, nobody, FORMER_ROUNDS);
  return false;
}

/** Far beyond what a person or a password manager uses; it keeps the work of hashing bounded. */
const MAX_LENGTH = 1024;

/** A password as it was sent; the platform has no rule but that it is there. Throws RequiredField or InvalidField. */
export function requirePassword(password: string | null | undefined, field = "password"): string {
  if (!password) throw requiredField(field);
  if (password.length > MAX_LENGTH) throw invalidField(field, `${MAX_LENGTH}+ characters`);
  return password;
}
