const encoder = new TextEncoder();

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** 256 random bits as text that needs no escaping in a header or form. */
export function createSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * The stored form of a token or client secret. Secrets are random, so a plain SHA-256 cannot be reversed by guessing.
 */
export async function hashSecret(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(secret))));
}

/** Compares in a time that does not reveal where two texts differ (both are hashed to the same length first). */
export async function equalSecrets(left: string, right: string): Promise<boolean> {
  const [a, b] = await Promise.all([hashSecret(left), hashSecret(right)]);
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
