/** Words and unit, which stands with the figure. */
export type AttributeLabel = { readonly label: string; readonly unit: string | null };

/** The technical attributes of each product type, in the type's own order, and what they are called. */
export type TechnicalAttributes = {
  readonly types: readonly (readonly string[])[];
  readonly labels: ReadonlyMap<string, AttributeLabel>;
};
