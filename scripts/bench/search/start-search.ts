import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { bundleWorker } from "../../../tests/support/bundle-worker.ts";
import { sendFetch } from "../../reindex/send-fetch.ts";

const appId = "ironhall";
const key = "write-key-of-the-bench";

export type BenchSearch = {
  /** Sends one request of the protocol; throws when it is refused. */
  send(method: string, path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
};

/** Starts the search's worker alone, with its data in `folder`. */
export async function startSearch(folder: string): Promise<BenchSearch> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.NONE),
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: folder,
      workers: [
        {
          name: "search",
          modules: true,
          scriptPath: await bundleWorker("search", "worker/search/index.ts"),
          modulesRoot: "/",
          compatibilityDate: "2026-08-01",
          compatibilityFlags: ["nodejs_compat"],
          bindings: {
            SEARCH_APP_ID: appId,
            SEARCH_API_KEY: "search-key-of-the-bench",
            SEARCH_WRITE_KEY: key,
          },
          durableObjects: {
            IndexDirectory: { className: "IndexDirectory", useSQLite: true },
            SearchIndex: { className: "SearchIndex", useSQLite: true },
          },
        },
      ],
    }),
  );
  const { origin } = await miniflare.ready;
  return {
    async send(method, path, body) {
      const response = await sendFetch(`${origin}/1${path}`, {
        method,
        headers: { "x-algolia-application-id": appId, "x-algolia-api-key": key },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return JSON.parse(text);
    },
    stop: () => miniflare.dispose(),
  };
}
