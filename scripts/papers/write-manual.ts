import { technicalAttributes } from "../demo-catalogue/assortment/attributes.ts";
import type { Family, TypeIndex } from "../demo-catalogue/assortment/family.ts";
import type { AttributeName } from "../demo-catalogue/assortment/keys.ts";
import { toManufacturer } from "../demo-catalogue/brand.ts";
import type { Language } from "../demo-catalogue/language.ts";
import { closePaper, openPaper, writeHeading, writeList, writeParagraph, writeTitle } from "./paper.ts";
import { writeTable } from "./paper-table.ts";
import { wordsOf } from "./paper-words.ts";
import { writeFigure } from "./write-figure.ts";

/** More than these do not fit beside each other. */
const columns = 5;

/** The operating manual of all machines of a family, in one language. */
export async function writeManual(family: Family, language: Language): Promise<Buffer> {
  const { families, catalogue } = wordsOf(language);
  const { fields, manual, packages, warnings } = catalogue;
  const { name, plural, types } = families[family.key];
  const paper = openPaper(`${plural}: ${fields.manualUrl}`, language);
  writeTitle(paper, name, fields.manualUrl);
  writeParagraph(paper, manual.keep);
  writeHeading(paper, fields.safetyWarnings);
  writeList(
    paper,
    family.warnings.map((key) => warnings[key]),
  );
  writeHeading(paper, fields.deliveryPackage);
  writeList(paper, [name, ...family.packages.map((key) => packages[key]), fields.manualUrl]);
  writeSteps(paper, family, language);
  writeHeading(paper, manual.figures);
  for (const type of [0, 1] as const) writeModels(paper, family, type, language, types[type] ?? plural);
  writeHeading(paper, fields.manufacturer);
  for (const brand of family.brands) writeParagraph(paper, toManufacturer(brand));
  return closePaper(paper, `${plural} · ${fields.manualUrl}`);
}
