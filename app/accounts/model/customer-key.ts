/** An account at a sign-in provider, or a passkey. */
export type KeyKind = "identity" | "passkey";

/** A sign-in method of an account other than its password. */
export type CustomerKey = {
  /** SHA-256 of the key's identifiers: issuer and subject, or a passkey's credential id. */
  readonly hash: string;
  readonly kind: KeyKind;
  /** The data of its kind, as plain JSON; the reader parses it. */
  readonly data: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** null: never used since its creation. */
  readonly usedAt: number | null;
};

/** Hashes a key's identifiers; the shop's store is one of them, because accounts are per store. */
export async function toKeyHash(kind: KeyKind, ...parts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([kind, ...parts]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
