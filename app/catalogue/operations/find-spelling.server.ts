import type { RouterContextProvider } from "react-router";
import { requestContext } from "../../request/context";

/** A search with fewer results may be misspelt. */
const few = 3;

/**
 * Finds a similar text that finds more products than this one, which finds `total`.
 *
 * @returns null if the text finds enough, has no known neighbour, or the search fails
 */
export async function findSpelling(
  context: Readonly<RouterContextProvider>,
  text: string,
  total: number,
): Promise<string | null> {
  if (total >= few) return null;
  const spelling = await context.get(requestContext).gateways.search.findSpelling(text, total);
  return spelling.ok ? spelling.value : null;
}
