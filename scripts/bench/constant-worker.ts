import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

/** Baseline (b): a worker that answers the same HTML bytes as a constant. */
export function constantWorkerScript(html: string): string {
  return `const html = ${JSON.stringify(html)};
export default { fetch: () => new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } }) };`;
}

/** A single worker on a free port, in the serving mode of all targets. */
export async function startScript(script: string): Promise<{ url: string; stop: () => Promise<void> }> {
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
    }),
  );
  return { url: String(await miniflare.ready), stop: () => miniflare.dispose() };
}
