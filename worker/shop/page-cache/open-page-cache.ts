import { loadNextCampaignStart } from "../../../app/gateways/commerce/load-next-campaign-start";
import { openCatalogueLedger } from "../../../durable-objects/message-ledger/open-ledger";
import { rememberEnvironment } from "../environment-memory";
import { buildVersion } from "../rendering/render-with-react-router";
import { createCacheApiStore } from "./cache-api-store";
import { createKnownPurges } from "./known-purges";
import { keepInMemory } from "./memory-store";
import { PageCache } from "./page-cache";

export type OpenPageCache = {
  readonly cache: PageCache;
  /** Parts of product feeds, not in the isolate's memory: a feed of all products would evict the pages. */
  readonly feedParts: PageCache;
  /** When the next campaign begins, milliseconds since 1970: no page may outlive it. Cached for a minute. */
  readonly nextCampaignMs: () => Promise<number>;
};

const opened = new WeakMap<ShopBindings, OpenPageCache>();

/** Returns the one page cache of an environment object; pages of another build are in another cache. */
export function openPageCache(bindings: ShopBindings): OpenPageCache {
  const known = opened.get(bindings);
  if (known) return known;
  const { commerce, settings } = rememberEnvironment(bindings);
  const store = keepInMemory(createCacheApiStore(() => caches.open(`pages-${buildVersion}`)));
  const purges = createKnownPurges({ load: () => openCatalogueLedger(bindings).purgedTags() });
  const open: OpenPageCache = {
    cache: new PageCache({ store, purges }),
    feedParts: new PageCache({
      store: createCacheApiStore(() => caches.open(`feeds-${buildVersion}`)),
      purges,
    }),
    async nextCampaignMs() {
      const load = () => loadNextCampaignStart(commerce, new Date());
      const start = await settings.remember("next-campaign", load);
      return start.ok && start.value !== null ? Date.parse(start.value) : Number.POSITIVE_INFINITY;
    },
  };
  opened.set(bindings, open);
  return open;
}
