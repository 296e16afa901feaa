type Lifetime = {
  /** Since the last use. */
  readonly slidingSeconds: number;
  /** Maximum lifetime since the start of the session, even if it is in use. */
  readonly absoluteSeconds: number;
};

const guestLifetime: Lifetime = { slidingSeconds: 2_592_000, absoluteSeconds: 31_536_000 };
export const customerLifetime: Lifetime = { slidingSeconds: 86_400, absoluteSeconds: 2_592_000 };

/** Returns the session's lifetime of a guest or of a signed-in customer. */
export function toSessionLifetime({ customerId }: { readonly customerId: string | null }): Lifetime {
  return customerId ? customerLifetime : guestLifetime;
}
