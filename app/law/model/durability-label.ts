import type { Duties } from "./duties";

/** A producer's guarantee, from the product's data. */
type ProducerGuarantee = {
  /** Years for the entire product at no additional cost; null: none. */
  readonly years: number | null;
  /** URL of the official label with these values; null: the label is drawn. */
  readonly file: string | null;
  readonly brand: string;
  readonly model: string | null;
};

/** The harmonised label of a product, ready for display. */
export type DurabilityLabel = Omit<ProducerGuarantee, "years"> & {
  /** `5` or `2,5`: the label's number has a comma in every language. */
  readonly years: string;
};

/** The label is for more than the two years that every seller is liable for. */
const legalYears = 2;

/** Where the label's QR code leads. */
export const durabilityHref = "https://europa.eu/youreurope/commercial-guarantee-durability/index.htm";

/**
 * Returns the label of a product whose producer guarantees its durability for more than two years; null: none.
 * Source: Implementing Regulation (EU) 2025/1960, Annex II
 */
export function toDurabilityLabel(
  duties: Duties,
  { years, ...rest }: ProducerGuarantee,
): DurabilityLabel | null {
  if (!duties.has("durability-label") || years === null || years <= legalYears) return null;
  return { ...rest, years: String(years).replace(".", ",") };
}
