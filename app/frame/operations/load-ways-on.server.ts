import type { RouterContextProvider } from "react-router";
import type { BlockPage } from "../../catalogue/model/block-view";
import { loadBlockPage } from "../../catalogue/operations/load-block-page.server";
import { requestContext } from "../../request/context";

const nothing: BlockPage = { blocks: [], findPath: () => null, hasQuickAdd: false };

/** Loads the blocks below an error: departments and brands. A failure here must not fail the error page again. */
export async function loadWaysOn(context: Readonly<RouterContextProvider>): Promise<BlockPage> {
  try {
    return await loadBlockPage(context, "not-found");
  } catch (error) {
    context.get(requestContext).log.error("ways-on-failed", { message: String(error) });
    return nothing;
  }
}
