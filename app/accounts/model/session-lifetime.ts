type Lifetime = {
  /** From the last use. */
  readonly slidingSeconds: number;
  /** From the beginning, however much it is used. */
  readonly absoluteSeconds: number;
};

const guestLifetime: Lifetime = { slidingSeconds: 2_592_000, absoluteSeconds: 31_536_000 };
export const customerLifetime: Lifetime = { slidingSeconds: 86_400, absoluteSeconds: 2_592_000 };

/** How long the session of a guest or of somebody who signed in lives. */
export function toSessionLifetime({ customerId }: { readonly customerId: string | null }): Lifetime {
  return customerId ? customerLifetime : guestLifetime;
}
