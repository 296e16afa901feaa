import type { PlatformClient, StoredResource } from "./platform-client.ts";
import type { ResourceKind } from "./resource-kind.ts";

/** What the platform gives at most in one page. */
const pageSize = 500;

/**
 * All resources of a kind, or those that a predicate names, page by page in the order of their ids: an offset would end
 * at 10,000.
 */
export async function* readResources(
  client: Pick<PlatformClient, "listPage">,
  kind: ResourceKind,
  where?: string,
): AsyncGenerator<readonly StoredResource[]> {
  let last: StoredResource | undefined;
  do {
    const page = await client.listPage(kind, pageSize, last?.id, where);
    yield page;
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}
