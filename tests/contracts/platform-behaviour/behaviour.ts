import type { Shop } from "./stock-shop.ts";

/** One fact about the platform: what is asked, and what the answer holds at least. */
export interface Behaviour {
  /** The section of the facts and the behaviour, for who reads which answers differ. */
  readonly name: string;
  ask(shop: Shop): Promise<unknown>;
  readonly expected: unknown;
}

/** The first error of an answer: over REST of the body, over GraphQL with its fields in `extensions`. */
export const refusal = (status: number, error: object) => ({ status, body: { errors: [error] } });

export const cents = (centAmount: number) => ({ centAmount });
