import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../house/run-command.mjs";
import { type Comparison, compareInTurn } from "./compare-in-turn.ts";
import { endOfImport } from "./fill-platform.ts";
import { judgePlatform } from "./judge-platform.ts";
import { type ImportRate, measureImport } from "./measure-import.ts";
import { measuredRequests } from "./measured-requests.ts";
import { toPlatformMarkdown } from "./platform-report.ts";
import { type PreparedPlatform, preparePlatform } from "./prepare-platform.ts";
import { bundlePlatform } from "./start-platform.ts";

const isQuick = process.argv.includes("--quick");
const turns = isQuick ? 10 : 60;
const sizes = [1_500, 100_000];
const scratchTable = [{ sql: "CREATE TABLE IF NOT EXISTS bench_write (data TEXT NOT NULL)", values: [] }];

const script = await bundlePlatform();
const platforms: PreparedPlatform[] = [];
for (const total of sizes) platforms.push(await preparePlatform(script, total));
const requests = await Promise.all(platforms.map(measuredRequests));
const bySize = new Map<number, Comparison[]>(sizes.map((total) => [total, []]));
for (const { client } of platforms) await client.replay(JSON.stringify([scratchTable]));
for (const [place, { name }] of (requests[0] ?? []).entries()) {
  const same = platforms.flatMap(({ client }, at) => {
    const measured = requests[at]?.[place];
    return measured ? [{ client, measured }] : [];
  });
  for (const [at, comparison] of (await compareInTurn(same, turns)).entries()) {
    const total = sizes[at] ?? 0;
    bySize.get(total)?.push(comparison);
    const { platform, sql } = comparison;
    console.log(
      `${total}  ${name.padEnd(44)} ${platform.median.toFixed(1)} ms, SQL ${sql.median.toFixed(1)} ms`,
    );
  }
}
const emptied = JSON.stringify([[{ sql: "DELETE FROM bench_write", values: [] }]]);
for (const { client, stop } of platforms) {
  await client.replay(emptied);
  await stop();
}
const measured = await measureImport(script, isQuick ? 1_000 : 4_000);
const rates = [...measured, ...platforms.flatMap(toFillRates)];
const goals = judgePlatform(bySize, rates);
const date = new Date().toISOString().slice(0, 10);
const markdown = toPlatformMarkdown({ date, bySize, rates, goals });
console.log(markdown);
if (!isQuick) writeFileSync(path.join(root, "docs/platform-figures.md"), markdown);
process.exit(0);

/** Compares the import rate at the end of a large catalogue with that at its start. */
function toFillRates({ total, filled }: PreparedPlatform): readonly ImportRate[] {
  if (total < 2 * endOfImport) return [];
  const [all, end] = [total, endOfImport].map((count) => count.toLocaleString("en"));
  return [
    { name: `products of 3 languages, the first ${end} of ${all}`, perSecond: filled.first },
    { name: `products of 3 languages, the last ${end} of ${all}`, perSecond: filled.last },
  ];
}
