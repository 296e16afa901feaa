import { type Algoliasearch, algoliasearch } from "algoliasearch";
import type { SearchService } from "./serve-search.ts";

/** Opens the hosted service's unmodified client; only the service's URL differs. */
export function openClient(service: SearchService, right: "read" | "write"): Algoliasearch {
  const key = right === "write" ? service.writeKey : service.searchKey;
  if (!service.url) return algoliasearch(service.appId, key);
  const { host } = service.url;
  return algoliasearch(service.appId, key, {
    hosts: [{ url: host, accept: "readWrite", protocol: "http" }],
  });
}
