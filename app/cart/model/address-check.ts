/**
 * The result of the address check, which runs once per order.
 * The service found nothing, its proposal was accepted, or the shopper confirmed the input despite the complaint.
 */
export const addressCheckOutcomes = [
  "confirmed",
  "proposal-taken",
  "Error on verdict",
  "Error on address",
] as const;

export type AddressCheckOutcome = (typeof addressCheckOutcomes)[number];
