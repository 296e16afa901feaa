/** Name and unit; the unit is shown with the number. */
export type AttributeLabel = { readonly label: string; readonly unit: string | null };

/** The technical attributes of each product type, in the type's own order, and their labels. */
export type TechnicalAttributes = {
  readonly types: readonly (readonly string[])[];
  readonly labels: ReadonlyMap<string, AttributeLabel>;
};

/** Whether an attribute has a unit, without which its values say little beside those of other attributes. */
export function isMeasured(name: string, { labels }: Pick<TechnicalAttributes, "labels">): boolean {
  return Boolean(labels.get(name)?.unit);
}
