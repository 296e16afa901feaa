import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allFamilies } from "../demo-catalogue/assortment/all-families.ts";
import type { Family } from "../demo-catalogue/assortment/family.ts";
import { languages } from "../demo-catalogue/language.ts";
import { hashFiles } from "../house/hash-files.mjs";
import { drawLabel, drawNestedLabel } from "./draw-label.ts";
import { type RatedMachine, toRatedMachine } from "./energy-figures.ts";
import { toArrowUrl, toFicheUrl, toLabelUrl, toManualUrl } from "./paper-addresses.ts";
import { writeManual } from "./write-manual.ts";
import { writeSheet } from "./write-sheet.ts";

const folders = ["manuals", "labels", "fiches"] as const;
const stampFile = "manuals/stamp.txt";

/** What the papers are made from: they are written anew only when it changes. */
const sources = [
  "scripts/papers",
  "scripts/demo-catalogue/assortment",
  "scripts/demo-catalogue/plan",
  "scripts/demo-catalogue/words",
  "scripts/demo-catalogue/brand.ts",
  "scripts/demo-catalogue/language.ts",
  "package-lock.json",
];

/** A paper by its root-relative address. */
type NamedPaper = readonly [url: string, content: Buffer | string];

/** Writes every manual, energy label and information sheet below a folder; answers how many, 0 when all are up to date. */
export async function generatePapers(outDir: string): Promise<number> {
  const stamp = hashFiles(sources, (file) => file.endsWith(".test.ts"));
  const stampPath = join(outDir, stampFile);
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === stamp) return 0;
  for (const folder of folders) {
    rmSync(join(outDir, folder), { recursive: true, force: true });
    mkdirSync(join(outDir, folder), { recursive: true });
  }
  let written = 0;
  for await (const [url, content] of everyPaper()) {
    writeFileSync(join(outDir, url), content);
    written += 1;
  }
  // Last, so that an interrupted run starts anew.
  writeFileSync(stampPath, stamp);
  return written;
}

async function* everyPaper(): AsyncGenerator<NamedPaper> {
  for (const family of allFamilies) {
    for (const language of languages) {
      yield [toManualUrl(family.key, language), await writeManual(family, language)];
    }
    for (const rated of listRatedMachines(family)) yield* everyEnergyPaper(rated);
  }
}

async function* everyEnergyPaper(rated: RatedMachine): AsyncGenerator<NamedPaper> {
  const { machine } = rated;
  yield [toArrowUrl(rated.energyClass, rated.scale), drawNestedLabel(rated)];
  for (const brand of machine.family.brands) {
    yield [toLabelUrl({ ...machine, brand }), drawLabel(rated, brand)];
  }
  for (const language of languages) {
    yield [toFicheUrl(machine, language), await writeSheet(rated, language)];
  }
}

function listRatedMachines(family: Family): RatedMachine[] {
  return ([0, 1] as const).flatMap((type) =>
    family.leads[type].flatMap((lead) => toRatedMachine({ family, type, lead }) ?? []),
  );
}
