import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { bundleWorker } from "../../support/bundle-worker.ts";

/** A search service, embedded or hosted, and its keys. */
export type SearchService = {
  readonly appId: string;
  readonly searchKey: string;
  readonly writeKey: string;
  /** URL of the embedded one; the hosted one's follows from the application id. */
  readonly url: URL | null;
  stop(): Promise<void>;
};

/**
 * Serves the hosted service if it is configured, else the embedded one without data.
 * It is configured by SEARCH_CONTRACT_APP_ID, SEARCH_CONTRACT_API_KEY and SEARCH_CONTRACT_WRITE_KEY.
 */
export async function serveSearch(): Promise<SearchService> {
  const {
    SEARCH_CONTRACT_APP_ID: appId,
    SEARCH_CONTRACT_API_KEY: searchKey,
    SEARCH_CONTRACT_WRITE_KEY: writeKey,
  } = process.env;
  if (appId && searchKey && writeKey) return { appId, searchKey, writeKey, url: null, stop: async () => {} };
  return serveEmbedded();
}

async function serveEmbedded(): Promise<SearchService> {
  const keys = { SEARCH_API_KEY: "search-key-of-the-tests", SEARCH_WRITE_KEY: "write-key-of-the-tests" };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.NONE),
      cf: false,
      telemetry: { enabled: false },
      workers: [
        {
          name: "search",
          modules: true,
          scriptPath: await bundleWorker("search", "worker/search/index.ts"),
          modulesRoot: "/",
          compatibilityDate: "2026-08-01",
          compatibilityFlags: ["nodejs_compat"],
          bindings: { SEARCH_APP_ID: "ironhall", ...keys },
          durableObjects: {
            IndexDirectory: { className: "IndexDirectory", useSQLite: true },
            SearchIndex: { className: "SearchIndex", useSQLite: true },
          },
        },
      ],
    }),
  );
  return {
    appId: "ironhall",
    searchKey: keys.SEARCH_API_KEY,
    writeKey: keys.SEARCH_WRITE_KEY,
    url: await miniflare.ready,
    stop: () => miniflare.dispose(),
  };
}
