import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../serve/find-free-port.ts";
import { prepareAndServe } from "../serve/prepare-and-serve.ts";
import { serve } from "../serve/serve.ts";
import { browserUserAgent, type Target } from "./measure-rate.ts";
import { recordedPlatformScript } from "./recorded-platform.ts";
import { watchChildren } from "./watch-children.ts";

export type ShopInstance = {
  readonly port: number;
  readonly pids: readonly number[];
  stop(): Promise<void>;
};

export type ShopInstances = {
  /** As shipped, page cache off. */
  readonly uncached: ShopInstance;
  /** Page cache off, the answers of platform and search recorded. */
  readonly recorded: ShopInstance;
  /** As shipped. */
  readonly cached: ShopInstance;
  /** Where their databases lie. */
  readonly persistencePath: string;
  stop(): Promise<void>;
};

const withoutPageCache = { PAGE_CACHE: "off" };

/** Three shops, each on its own copy of one seeded database: all of them write. */
export async function startShops(products: number): Promise<ShopInstances> {
  const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-bench-"));
  const seeding = await prepareAndServe({ port: await findFreePort(), products, stateFolder, isQuiet: true });
  await seeding.stop();
  const start = async (extra: {
    variables?: Record<string, string>;
    platformStandIn?: string;
    searchStandIn?: string;
  }) => {
    const port = await findFreePort();
    const ownFolder = path.join(stateFolder, `shop-${port}`);
    cpSync(path.join(stateFolder, "v3"), path.join(ownFolder, "v3"), { recursive: true });
    const { value, pids } = await watchChildren(() =>
      serve({ port, stateFolder: ownFolder, isQuiet: true, isDirect: true, ...extra }),
    );
    return { port, pids, stop: value.stop };
  };
  const uncached = await start({ variables: withoutPageCache });
  const recorded = await start({
    variables: withoutPageCache,
    platformStandIn: recordedPlatformScript,
    searchStandIn: recordedPlatformScript,
  });
  const cached = await start({});
  return {
    uncached,
    recorded,
    cached,
    persistencePath: path.join(stateFolder, "v3"),
    async stop() {
      await Promise.all([uncached.stop(), recorded.stop(), cached.stop()]);
      rmSync(stateFolder, { recursive: true, force: true });
    },
  };
}

/** A page of a country's shop on one of the instances; uncompressed, as a bench of rendering wants it. */
export function shopTarget(name: string, instance: ShopInstance, pagePath: string): Target {
  return {
    name,
    url: `http://127.0.0.1:${instance.port}${pagePath}`,
    headers: {
      host: `de.localhost:${instance.port}`,
      "user-agent": browserUserAgent,
      "accept-encoding": "identity",
    },
    pids: instance.pids,
  };
}
