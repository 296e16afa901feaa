/** Letters of a text that the search takes (DECISIONS, "Services"). */
const searchTextLength = { least: 2, most: 100 } as const;

/** A typed text as the search takes it: without outer and doubled spaces; null: too short or too long. */
export function parseSearchText(typed: string | null): string | null {
  const text = (typed ?? "").trim().replace(/\s+/g, " ");
  return text.length >= searchTextLength.least && text.length <= searchTextLength.most ? text : null;
}
