import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

type WorkerOptions = Partial<Extract<Parameters<typeof convertV4MiniflareOptions>[0], { script: string }>>;

export interface ServedScript {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves one bundled worker on a free port, in the same serving mode as all targets; `options` are its bindings. */
export async function serveScript(script: string, options: WorkerOptions = {}): Promise<ServedScript> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      modules: true,
      script,
      compatibilityDate: "2026-08-01",
      cf: false,
      log: new Log(LogLevel.ERROR),
      logRequests: false,
      telemetry: { enabled: false },
      unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
      ...options,
    }),
  );
  return { url: String(await miniflare.unsafeGetDirectURL()), stop: () => miniflare.dispose() };
}
