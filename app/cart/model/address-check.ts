/**
 * What became of the address check, which runs once per order: the service found nothing, its proposal was taken, or
 * the shopper kept what was typed in spite of the service's complaint.
 */
export const addressCheckOutcomes = [
  "confirmed",
  "proposal-taken",
  "Error on verdict",
  "Error on address",
] as const;

export type AddressCheckOutcome = (typeof addressCheckOutcomes)[number];
