import { loadNextCampaignStart } from "../../../app/gateways/commerce/load-next-campaign-start";
import { openCatalogueLedger } from "../../../durable-objects/message-ledger/open-ledger";
import { readEnvironment } from "../config/environment";
import { rememberEnvironment } from "../environment-memory";
import { buildVersion } from "../rendering/render-with-react-router";
import { createCacheApiStore } from "./cache-api-store";
import { createCatalogueEpoch } from "./catalogue-epoch";
import { keepInMemory } from "./memory-store";
import { createNoncePlaceholder } from "./nonce-placeholder";
import { PageCache } from "./page-cache";

export type OpenPageCache = {
  readonly cache: PageCache;
  readonly placeholder: string;
  /** When the next campaign begins, milliseconds since 1970: no page may outlive it. Cached for a minute. */
  readonly nextCampaignMs: () => Promise<number>;
};

const opened = new WeakMap<ShopBindings, OpenPageCache>();

/** Returns the one page cache of an environment object; pages of another build are in another cache. */
export async function openPageCache(bindings: ShopBindings): Promise<OpenPageCache> {
  const known = opened.get(bindings);
  if (known) return known;
  const placeholder = await createNoncePlaceholder(readEnvironment(bindings).sessionSecret, buildVersion);
  const { commerce, settings } = rememberEnvironment(bindings);
  const store = keepInMemory(createCacheApiStore(() => caches.open(`pages-${buildVersion}`), placeholder));
  const epoch = createCatalogueEpoch({ load: () => openCatalogueLedger(bindings).epoch() });
  const own: OpenPageCache = {
    cache: new PageCache({ store, epoch, placeholder }),
    placeholder,
    async nextCampaignMs() {
      const load = () => loadNextCampaignStart(commerce, new Date());
      const start = await settings.remember("next-campaign", load);
      return start.ok && start.value !== null ? Date.parse(start.value) : Number.POSITIVE_INFINITY;
    },
  };
  const first = opened.get(bindings) ?? own;
  opened.set(bindings, first);
  return first;
}
