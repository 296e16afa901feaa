import { invalidInput } from "../errors/platform-errors.ts";

/** What decides between the price tiers of a shipping rate, where that is not the cart's value. */
export type ShippingRateInput =
  | { readonly type: "Score"; readonly score: number }
  | { readonly type: "Classification"; readonly key: string };

export interface ShippingRateInputDraft {
  readonly Score?: { readonly score: number } | null;
  readonly Classification?: { readonly key: string } | null;
}

/** Reads the platform's one-field input. Throws InvalidInput unless exactly one field is given. */
export function toShippingRateInput({ Score, Classification }: ShippingRateInputDraft): ShippingRateInput {
  if (Score && !Classification) return { type: "Score", score: Score.score };
  if (Classification && !Score) return { type: "Classification", key: Classification.key };
  throw invalidInput("Exactly one of 'Score' and 'Classification' must be given in the shipping rate input.");
}
