import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../house/run-command.mjs";
import { startBenchPlatform } from "./bench-platform.ts";
import { countMergedCalls, measureRooms, measureUpdatesOnMany, type RoomPlan } from "./measure-rooms.ts";
import { openRooms } from "./room-calls.ts";
import { toRoomsMarkdown } from "./rooms-report.ts";
import { startRooms } from "./start-rooms.ts";

const isQuick = process.argv.includes("--quick");
const plan: RoomPlan = isQuick
  ? { rooms: 71, updates: 300, broadcasts: 200, sockets: 500, storm: 200, readSeconds: 1 }
  : { rooms: 1000, updates: 4000, broadcasts: 2000, sockets: 5000, storm: 1000, readSeconds: 5 };

const platform = await startBenchPlatform();
const shop = await startRooms({ name: "shop", worker: "rooms-worker.ts", platformUrl: platform.url });
const bare = await startRooms({ name: "bare", worker: "bare-rooms-worker.ts" });
const asking = await startRooms({
  name: "bare, asking the platform",
  worker: "bare-rooms-worker.ts",
  platformUrl: platform.url,
  platformRequests: 2,
});

const [sample] = await openRooms(shop, "sample-", 1, null);
const mergedCalls = await countMergedCalls(shop, platform);
const bareFigures = await measureRooms(bare, plan, sample?.cart, null);
const askingUpdatesOnMany = await measureUpdatesOnMany(asking, plan, sample?.cart);
const shopFigures = await measureRooms(shop, plan, null, () => platform.updatedAt.at);

const date = new Date().toISOString().slice(0, 10);
const markdown = toRoomsMarkdown({
  date,
  shop: shopFigures,
  bare: bareFigures,
  askingUpdatesOnMany,
  mergedCalls,
});
console.log(markdown);
if (!isQuick) writeFileSync(path.join(root, "docs/room-figures.md"), markdown);
await Promise.all([shop.stop(), bare.stop(), asking.stop(), platform.stop()]);
process.exit(0);
