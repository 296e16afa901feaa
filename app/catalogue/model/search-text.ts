/** Length limits of a search text, in characters (DECISIONS, "Services"). */
const searchTextLength = { least: 2, most: 100 } as const;

/** Normalises a search text: trims and collapses spaces; null: too short or too long. */
export function parseSearchText(typed: string | null): string | null {
  const text = (typed ?? "").trim().replace(/\s+/g, " ");
  return text.length >= searchTextLength.least && text.length <= searchTextLength.most ? text : null;
}
