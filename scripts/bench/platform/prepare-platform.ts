import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../house/run-command.mjs";
import type { ServedScript } from "../serve-script.ts";
import { catalogueVersion } from "./bench-catalogue.ts";
import { type FillRates, fillPlatform } from "./fill-platform.ts";
import { BenchClient } from "./platform-client.ts";
import { startPlatform } from "./start-platform.ts";

export interface PreparedPlatform {
  readonly total: number;
  readonly client: BenchClient;
  /** The rates at which it was filled. */
  readonly filled: FillRates;
  stop(): Promise<void>;
}

/**
 * Prepares a platform with `total` products. Its database is built once and stored under `.wrangler/bench`; an
 * unfinished one, or one of another generator version, is rebuilt.
 */
export async function preparePlatform(script: string, total: number): Promise<PreparedPlatform> {
  const folder = `.wrangler/bench/${total}`;
  const stamp = path.join(root, folder, `filled-${catalogueVersion}.json`);
  const clear = () => rmSync(path.join(root, folder), { recursive: true, force: true });
  if (!existsSync(stamp)) clear();
  const platform: ServedScript = await startPlatform(script, folder).catch(() => {
    // it has the migrations of another branch: it is only a bench's database
    clear();
    return startPlatform(script, folder);
  });
  const client = await BenchClient.connect(platform.url);
  if (!existsSync(stamp)) {
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, JSON.stringify(await fillPlatform(client, total)));
  }
  const filled: FillRates = JSON.parse(readFileSync(stamp, "utf8"));
  console.log(`${total} products, imported at ${filled.overall.toFixed(0)} a second`);
  return { total, client, filled, stop: platform.stop };
}
