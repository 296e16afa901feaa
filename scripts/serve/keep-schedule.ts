import type { Miniflare } from "miniflare";

/** As the cron trigger of worker/commerce/wrangler.toml says. */
const everyMs = 60_000;

/** Runs the platform's schedule, which Miniflare knows but does not keep. */
export function keepSchedule(miniflare: Miniflare): { stop(): void } {
  const timer = setInterval(async () => {
    try {
      const platform = await miniflare.getWorker("ironhall-commerce");
      await platform.scheduled({ cron: "* * * * *" });
    } catch {
      // The runtime is being stopped, or the platform fails: the next minute comes.
    }
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
