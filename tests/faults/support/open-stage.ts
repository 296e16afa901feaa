import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../../scripts/serve/find-free-port.ts";
import type { FaultPlatform } from "./fault-platform.ts";
import { FaultProvider } from "./fault-provider.ts";
import { startFaultProxy } from "./fault-proxy.ts";
import type { FaultStage } from "./fault-world.ts";
import { startRooms } from "./rooms-server.ts";

/** Starts rooms before a platform, with faults between them: fresh, on loopback, deleted afterwards. */
export async function openStage<Platform extends FaultPlatform>(
  platform: Platform,
  provider = new FaultProvider(),
): Promise<FaultStage<Platform> & { close(): Promise<void> }> {
  const watchers: FaultStage["watchers"] = new Map();
  const proxy = await startFaultProxy(platform, (seed, line, mishap) => watchers.get(seed)?.(line, mishap));
  const listening = await provider.listen();
  const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-faults-"));
  const rooms = await startRooms({
    port: await findFreePort(),
    stateFolder,
    platformUrl: proxy.url,
    providerUrl: listening.url,
  });
  return {
    platform,
    watchers,
    proxy,
    rooms,
    async close() {
      await rooms.stop();
      await proxy.stop();
      await listening.stop();
      rmSync(stateFolder, { recursive: true, force: true });
    },
  };
}
