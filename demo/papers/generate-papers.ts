import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { hashFiles } from "../../scripts/house/hash-files.mjs";
import { allFamilies } from "../catalogue/assortment/all-families.ts";
import type { Family } from "../catalogue/assortment/family.ts";
import { languages } from "../catalogue/language.ts";
import { drawLabel, drawNestedLabel } from "./draw-label.ts";
import { type RatedMachine, toRatedMachine } from "./energy-attributes.ts";
import { toArrowUrl, toFicheUrl, toLabelUrl, toManualUrl } from "./paper-addresses.ts";
import { writeManual } from "./write-manual.ts";
import { writeSheet } from "./write-sheet.ts";

const folders = ["manuals", "labels", "fiches"] as const;
const stampFile = "manuals/stamp.txt";

/** Sources of the documents, which are regenerated only when these change. */
const sources = [
  "demo/papers",
  "demo/catalogue/assortment",
  "demo/catalogue/plan",
  "demo/catalogue/text",
  "demo/catalogue/words",
  "demo/catalogue/brand.ts",
  "demo/catalogue/language.ts",
  "demo/catalogue/maker.ts",
  "scripts/base/country.ts",
  "package-lock.json",
];

/** A document that is written on demand. */
interface PlannedPaper {
  /** Root-relative. */
  readonly url: string;
  readonly write: () => Promise<Buffer> | string;
}

/** Documents that are being written. */
export interface PaperRun {
  /** Resolves to the number of written documents, 0 when all are up to date. */
  readonly done: Promise<number>;
  /** Writes the document of a URL now; resolves at once when there is no such document. */
  readonly writeNow: (url: string) => Promise<void>;
}

/** Begins to write every manual, energy label and information sheet below a folder, `after` something else. */
export function startPapers(outDir: string, after: Promise<unknown> = Promise.resolve()): PaperRun {
  const stamp = hashFiles(sources, (file) => file.endsWith(".test.ts"));
  const stampPath = join(outDir, stampFile);
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === stamp) {
    return { done: Promise.resolve(0), writeNow: () => Promise.resolve() };
  }
  for (const folder of folders) {
    rmSync(join(outDir, folder), { recursive: true, force: true });
    mkdirSync(join(outDir, folder), { recursive: true });
  }
  const papers = planPapers();
  const waiting = new Map(papers.map((paper) => [paper.url, paper]));
  const writeNow = async (url: string) => {
    const paper = waiting.get(url);
    if (paper) writeFileSync(join(outDir, url), await paper.write());
    waiting.delete(url);
  };
  const done = (async () => {
    await after;
    for (const { url } of papers) {
      await writeNow(url);
      // Requests for documents are received between two documents.
      await setImmediate();
    }
    // Last, so that an interrupted run starts again.
    writeFileSync(stampPath, stamp);
    return papers.length;
  })();
  return { done, writeNow };
}

/** Plans every manual, energy label and information sheet of the assortment. */
export function planPapers(): readonly PlannedPaper[] {
  const rated = allFamilies.flatMap(listRatedMachines);
  return [
    ...allFamilies.flatMap(planManuals),
    ...planNestedLabels(rated),
    ...rated.flatMap(planEnergyPapers),
  ];
}

function planManuals(family: Family): readonly PlannedPaper[] {
  return languages.map((language) => ({
    url: toManualUrl(family.key, language),
    write: () => writeManual(family, language),
  }));
}

/** One arrow for all machines of a class. */
function planNestedLabels(machines: readonly RatedMachine[]): readonly PlannedPaper[] {
  const arrows = machines.map((rated) => [toArrowUrl(rated.energyClass, rated.scale), rated] as const);
  return [...new Map(arrows)].map(([url, rated]) => ({ url, write: () => drawNestedLabel(rated) }));
}

function planEnergyPapers(rated: RatedMachine): readonly PlannedPaper[] {
  const { machine } = rated;
  return [
    ...machine.family.brands.map((brand) => ({
      url: toLabelUrl({ ...machine, brand }),
      write: () => drawLabel(rated, brand),
    })),
    ...languages.map((language) => ({
      url: toFicheUrl(machine, language),
      write: () => writeSheet(rated, language),
    })),
  ];
}

function listRatedMachines(family: Family): RatedMachine[] {
  return ([0, 1] as const).flatMap((type) =>
    family.leads[type].flatMap((lead) => toRatedMachine({ family, type, lead }) ?? []),
  );
}
