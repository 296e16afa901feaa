import { loadCatalogueEpoch } from "../../../app/gateways/commerce/load-catalogue-epoch";
import { readEnvironment } from "../environment";
import { rememberEnvironment } from "../environment-memory";
import { buildVersion } from "../rendering/render-with-react-router";
import type { ShopBindings } from "../shop-bindings";
import { createCacheApiStore } from "./cache-api-store";
import { createCatalogueEpoch } from "./catalogue-epoch";
import { keepInMemory } from "./memory-store";
import { createNoncePlaceholder } from "./nonce-placeholder";
import { PageCache } from "./page-cache";

export type OpenPageCache = { readonly cache: PageCache; readonly placeholder: string };

const opened = new WeakMap<ShopBindings, OpenPageCache>();

/** The one page cache of an environment object; pages of another build are in another cache. */
export async function openPageCache(bindings: ShopBindings): Promise<OpenPageCache> {
  const known = opened.get(bindings);
  if (known) return known;
  const placeholder = await createNoncePlaceholder(readEnvironment(bindings).sessionSecret, buildVersion);
  const { commerce } = rememberEnvironment(bindings);
  const store = keepInMemory(createCacheApiStore(() => caches.open(`pages-${buildVersion}`), placeholder));
  const epoch = createCatalogueEpoch({ load: () => loadCatalogueEpoch(commerce) });
  const cache = { cache: new PageCache({ store, epoch, placeholder }), placeholder };
  const first = opened.get(bindings) ?? cache;
  opened.set(bindings, first);
  return first;
}
