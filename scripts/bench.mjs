// Measures the shop against its baselines, in one run on one serving mode; prints the table and writes
// docs/benchmarks.md. Then the platform at two sizes (docs/platform-figures.md; only this with --platform), the rooms
// against bare ones (docs/room-figures.md; --rooms), buying against the platform itself (docs/order-figures.md;
// --orders), the search at two sizes (docs/search-figures.md; --search), and pages in a browser
// (docs/browser-figures.md; --browser; with --limits only first visits and clicks, printed and not written).
import { buildShop } from "./house/build-shop.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { runCommand } from "./house/run-command.mjs";

const args = process.argv.slice(2);
const run = (part) => runCommand("node", [`scripts/bench/${part}`, ...args]);

await ensureDependencies();
if (args.includes("--platform")) {
  process.exitCode = await run("platform/main.ts");
} else if (args.includes("--rooms")) {
  process.exitCode = await run("rooms/main.ts");
} else if (args.includes("--orders")) {
  await buildShop();
  process.exitCode = await run("orders/main.ts");
} else if (args.includes("--search")) {
  process.exitCode = await run("search/main.ts");
} else if (args.includes("--browser")) {
  await buildShop();
  process.exitCode = await run("browser/main.ts");
} else {
  await buildShop();
  process.exitCode =
    (await run("main.ts")) ||
    (await run("platform/main.ts")) ||
    (await run("rooms/main.ts")) ||
    (await run("orders/main.ts")) ||
    (await run("search/main.ts")) ||
    (await run("browser/main.ts"));
}
