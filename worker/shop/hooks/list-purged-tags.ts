import { catalogueTag, toProductTag, toStoreTag } from "../../../app/catalogue/model/page-tags";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import type { Result } from "../../../app/foundation/result";
import { catalogueTypes } from "./catalogue-types";
import type { PlatformMessage } from "./platform-message";

/** Finds the ids of the products with any of these SKUs. */
export type FindProductIds = (skus: readonly string[]) => Promise<Result<readonly string[], GatewayError>>;

/**
 * Returns the tags of the cached pages that the messages make outdated, each once; drafts change none. A product's
 * price purges the pages that show the product, a store its own pages. Any other change purges all pages: listings may
 * show a product that they did not show before, and menus are on every page. So does a recall, which names articles.
 */
export async function listPurgedTags(
  messages: readonly PlatformMessage[],
  findProductIds: FindProductIds,
): Promise<readonly string[]> {
  const shown = messages.filter(
    ({ resourceType, isDraftOnly, recallKey }) =>
      recallKey !== undefined || (catalogueTypes.has(resourceType) && !isDraftOnly),
  );
  const tags = new Set(shown.map(toTag).filter((tag) => tag !== null));
  const skus = new Set(shown.flatMap(({ priceSku }) => priceSku ?? []));
  if (tags.has(catalogueTag)) return [catalogueTag];
  if (skus.size === 0) return [...tags];
  const ids = await findProductIds([...skus]);
  return ids.ok ? [...new Set([...tags, ...ids.value.map(toProductTag)])] : [catalogueTag];
}

/** Null: the SKU of a price identifies its product. */
function toTag({ resourceType, resourceId, type, priceSku, storeKey }: PlatformMessage): string | null {
  if (resourceType === "standalone-price" && priceSku !== undefined) return null;
  if (resourceType === "product" && type.startsWith("ProductPrice")) return toProductTag(resourceId);
  if (resourceType === "store" && storeKey !== undefined) return toStoreTag(storeKey);
  return catalogueTag;
}
