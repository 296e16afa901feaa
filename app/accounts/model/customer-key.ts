/** An account at a sign-in provider, or a passkey. */
export type KeyKind = "identity" | "passkey";

/** A way into an account besides its password. */
export type CustomerKey = {
  /** SHA-256 of what the key is known by: issuer and subject, or a passkey's credential id. */
  readonly hash: string;
  readonly kind: KeyKind;
  /** What its kind needs to know of it, as plain JSON; whoever reads it parses it. */
  readonly data: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** null: it was made and not signed in with since. */
  readonly usedAt: number | null;
};

/** The hash of a key that is known by these words; the shop's store is one of them where accounts are a store's. */
export async function toKeyHash(kind: KeyKind, ...words: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([kind, ...words]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
