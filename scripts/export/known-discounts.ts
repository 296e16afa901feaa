/** What the exporter knows of product discounts when it comes to prices. */
export interface KnownDiscounts {
  /** Whether reduced prices of this discount were given by hand; the platform reckons those of all others. */
  isExternalDiscount(id: unknown): boolean;
}
