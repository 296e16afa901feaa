import { createBoundFetch } from "../../../app/gateways/bound-fetch";
import { createSearchWriter } from "../../../app/gateways/search/search-writer";
import { readEnvironment } from "../config/environment";
import { rememberEnvironment } from "../environment-memory";
import type { Feed } from "./feed-records";
import { listSearchShops } from "./search-shops";

/** The worker's own feed of the search; null without a key that may write. */
export function openFeed(bindings: ShopBindings): Feed | null {
  const { search, law } = readEnvironment(bindings);
  if (search.writeKey === null) return null;
  const { apiUrl, appId, writeKey } = search;
  return {
    platform: rememberEnvironment(bindings).commerce,
    search: createSearchWriter({
      apiUrl,
      appId,
      writeKey,
      fetch: createBoundFetch(apiUrl, bindings.SEARCH, "search"),
    }),
    shops: listSearchShops(new Date(), law.bulgariaEuroFrom),
  };
}
