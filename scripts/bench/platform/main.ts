import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../house/run-command.mjs";
import { type Comparison, compareWithSql } from "./compare-with-sql.ts";
import { judgePlatform } from "./judge-platform.ts";
import { measureImport } from "./measure-import.ts";
import { measuredRequests } from "./measured-requests.ts";
import { toPlatformMarkdown } from "./platform-report.ts";
import { preparePlatform } from "./prepare-platform.ts";
import { bundlePlatform } from "./start-platform.ts";

const isQuick = process.argv.includes("--quick");
const turns = isQuick ? 10 : 60;
const sizes = [1_500, 100_000];
const scratchTable = [{ sql: "CREATE TABLE IF NOT EXISTS bench_write (data TEXT NOT NULL)", values: [] }];

const script = await bundlePlatform();
const bySize = new Map<number, readonly Comparison[]>();
for (const total of sizes) {
  const platform = await preparePlatform(script, total);
  await platform.client.replay(JSON.stringify([scratchTable]));
  const comparisons: Comparison[] = [];
  for (const measured of await measuredRequests(platform)) {
    const comparison = await compareWithSql(platform.client, measured, turns);
    comparisons.push(comparison);
    const { name, platform: own, sql } = comparison;
    console.log(`${total}  ${name.padEnd(44)} ${own.median.toFixed(1)} ms, SQL ${sql.median.toFixed(1)} ms`);
  }
  await platform.client.replay(JSON.stringify([[{ sql: "DELETE FROM bench_write", values: [] }]]));
  bySize.set(total, comparisons);
  await platform.stop();
}
const rates = await measureImport(script, isQuick ? 1_000 : 4_000);
const goals = judgePlatform(bySize, rates);
const date = new Date().toISOString().slice(0, 10);
const markdown = toPlatformMarkdown({ date, bySize, rates, goals });
console.log(markdown);
if (!isQuick) writeFileSync(path.join(root, "docs/platform-figures.md"), markdown);
process.exit(0);
