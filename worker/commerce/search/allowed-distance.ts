/** The platform's highest level. */
export const MAX_LEVEL = 2;

/** How many letters of a word may differ at most: none of one or two letters, one of three to five, two of more. */
export function allowedDistance(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : MAX_LEVEL;
}
