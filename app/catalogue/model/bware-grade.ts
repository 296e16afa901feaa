/** Grades of a used article (B-ware), best first: values of the platform's attribute `bwareGrade`. */
export const bwareGrades = ["a", "b", "c"] as const;

export type BwareGrade = (typeof bwareGrades)[number];

/** null: no grade, or one that the shop has no text for. */
export function parseBwareGrade(value: string | null): BwareGrade | null {
  return bwareGrades.find((grade) => grade === value?.trim().toLowerCase()) ?? null;
}
