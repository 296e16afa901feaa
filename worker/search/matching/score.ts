/** The score of a record that does not match the text. */
export const noMatch = Number.MAX_SAFE_INTEGER;

export type ScoreParts = {
  /** 0: the article number or EAN itself; 1: begins with its first digits; 2: text; 3: begins with few digits. */
  readonly code: 0 | 1 | 2 | 3;
  /** Words of the query that the record lacks. */
  readonly missing?: number;
  readonly slips?: number;
  readonly isPhrase?: boolean;
  /** Sum of the ranks of the matching attributes. */
  readonly tier?: number;
  readonly distance?: number;
};

/** The rank of a record before its popularity, as one number of 21 bits; less is better. */
export function toScore({
  code,
  missing = 0,
  slips = 0,
  isPhrase = false,
  tier = 0,
  distance = 0,
}: ScoreParts): number {
  let score: number = code;
  score = score * 8 + Math.min(missing, 7);
  score = score * 16 + Math.min(slips, 15);
  score = score * 2 + (isPhrase ? 0 : 1);
  score = score * 64 + Math.min(tier, 63);
  return score * 32 + Math.min(distance, 31);
}

/** The range for the position of a record among its equals. */
export const placesPerScore = 2 ** 21;

/** Scores are split here: above are the matching words, below their closeness. */
const belowPoints = 2 * 64 * 32;

/** Adds the points of optional filters to the scores, after the matching words and before their closeness. */
export function addPoints(scores: Float64Array | null, points: Uint8Array, mostPoints: number): Float64Array {
  return Float64Array.from(points, (own, slot) => {
    const score = scores ? (scores[slot] ?? noMatch) : 0;
    if (score >= noMatch) return noMatch;
    const above = Math.floor(score / belowPoints) * (mostPoints + 1) + (mostPoints - own);
    return above * belowPoints + (score % belowPoints);
  });
}

/** Splits a score without points into its parts. */
export function readScore(score: number) {
  return {
    missing: Math.floor(score / (belowPoints * 16)) % 8,
    slips: Math.floor(score / belowPoints) % 16,
    tier: Math.floor(score / 32) % 64,
    distance: score % 32,
  };
}
