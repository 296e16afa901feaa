import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../../house/run-command.mjs";
import { percentile } from "../percentile.ts";
import { benchRecord, benchSettings } from "./bench-records.ts";
import { firstSearches, measuredSearches } from "./measured-searches.ts";
import { type SearchFigures, toSearchMarkdown } from "./search-report.ts";
import { type BenchSearch, startSearch } from "./start-search.ts";

const isQuick = process.argv.includes("--quick");
const turns = isQuick ? 60 : 150;
const sizes = [1_500, 100_000];
const batch = 1_000;

const figures: SearchFigures[] = [];
for (const size of sizes) figures.push(await measureSize(size));
const date = new Date().toISOString().slice(0, 10);
const markdown = toSearchMarkdown(date, figures);
console.log(markdown);
if (!isQuick) writeFileSync(path.join(root, "docs/search-figures.md"), markdown);
process.exit(0);

/** Fills an index, measures the first responses after restarts of the runtime, and then each kind of request. */
async function measureSize(size: number): Promise<SearchFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), "ironhall-search-"));
  try {
    const filling = await startSearch(folder);
    const perSecond = await fill(filling, size);
    await filling.stop();
    const firsts = [];
    for (const { name, toBody } of firstSearches)
      firsts.push({ name, milliseconds: await measureFirst(folder, toBody(0)) });
    const search = await startSearch(folder);
    const rows = [];
    for (const { name, toBody } of measuredSearches) {
      const times = await measure(search, toBody);
      rows.push({ name, median: percentile(times, 0.5), p95: percentile(times, 0.95) });
      console.log(
        `${size}  ${name.padEnd(62)} ${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)} ms`,
      );
    }
    await search.stop();
    return { size, perSecond, firsts, rows };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures the first response of the kind after a start of the runtime; its worker has responded before. */
async function measureFirst(folder: string, body: unknown): Promise<number> {
  const search = await startSearch(folder);
  await search.send("GET", "/indexes/bench/task/1");
  const milliseconds = await time(() => search.send("POST", "/indexes/*/queries", body));
  await search.stop();
  return milliseconds;
}

async function fill(search: BenchSearch, size: number): Promise<number> {
  await search.send("PUT", "/indexes/bench/settings", benchSettings);
  await search.send("PUT", "/indexes/bench_price_asc/settings", { customRanking: ["asc(price)"] });
  const started = performance.now();
  for (let from = 0; from < size; from += batch) {
    const count = Math.min(batch, size - from);
    const requests = Array.from({ length: count }, (_, at) => ({
      action: "addObject",
      body: benchRecord(from + at),
    }));
    await search.send("POST", "/indexes/bench/batch", { requests });
  }
  return size / ((performance.now() - started) / 1000);
}

async function measure(search: BenchSearch, toBody: (turn: number) => unknown): Promise<readonly number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const body = toBody(turn);
    times.push(await time(() => search.send("POST", "/indexes/*/queries", body)));
  }
  return times;
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
