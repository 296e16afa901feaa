import type { Shop } from "./stock-shop.ts";

/** One fact about the platform: a request, and what its response contains at least. */
export interface Behaviour {
  /** The facts' section and the behaviour, for readers who look for differing responses. */
  readonly name: string;
  ask(shop: Shop): Promise<unknown>;
  readonly expected: unknown;
}

/**
 * Builds the first error of a response.
 * In the body over REST, with its fields in `extensions` over GraphQL.
 */
export const refusal = (status: number, error: object) => ({ status, body: { errors: [error] } });

export const cents = (centAmount: number) => ({ centAmount });
