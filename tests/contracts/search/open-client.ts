import { type Algoliasearch, algoliasearch } from "algoliasearch";
import type { SearchService } from "./serve-search.ts";

/** The hosted service's own client, unchanged; only where the service is differs. */
export function openClient(service: SearchService, right: "read" | "write"): Algoliasearch {
  const key = right === "write" ? service.writeKey : service.searchKey;
  if (!service.url) return algoliasearch(service.appId, key);
  const { host } = service.url;
  return algoliasearch(service.appId, key, {
    hosts: [{ url: host, accept: "readWrite", protocol: "http" }],
  });
}
