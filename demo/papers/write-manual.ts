import type { Family } from "../catalogue/assortment/family.ts";
import type { Language } from "../catalogue/language.ts";
import { toMaker, toResponsiblePerson } from "../catalogue/maker.ts";
import { type Words, words } from "../catalogue/words/words.ts";
import {
  closePaper,
  openPaper,
  type Paper,
  writeHeading,
  writeList,
  writeParagraph,
  writeTitle,
} from "./paper.ts";
import { writeModels } from "./write-models.ts";

/** Writes the operating manual of all machines of a family, in one language. */
export async function writeManual(family: Family, language: Language): Promise<Buffer> {
  const { families, catalogue } = words[language];
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
  writeSteps(paper, family, catalogue);
  writeHeading(paper, manual.figures);
  for (const type of [0, 1] as const)
    writeModels(paper, { family, type, language, title: types[type] ?? plural });
  writeHeading(paper, fields.manufacturer);
  for (const brand of family.brands) writeParagraph(paper, toMaker(brand));
  const responsible = [...new Set(family.brands.flatMap((brand) => toResponsiblePerson(brand) ?? []))];
  if (responsible.length > 0) writeHeading(paper, fields.responsiblePerson);
  for (const person of responsible) writeParagraph(paper, person);
  return closePaper(paper, `${plural} · ${fields.manualUrl}`);
}

/** Writes first use, care and disposal: steps for every machine, and those for electric ones. */
function writeSteps(paper: Paper, family: Family, { manual }: Words["catalogue"]): void {
  const { firstUseSteps: first, careSteps: care, disposalSteps: disposal } = manual;
  const isPluggedIn = family.warnings.includes("mains");
  const ifElectric = (step: string) => (isPluggedIn ? [step] : []);
  writeHeading(paper, manual.firstUse);
  const before = [first.unpack, first.locks, first.place, first.screws];
  const use = [...ifElectric(first.voltage), ...ifElectric(first.trial), first.load, first.instruct];
  writeList(paper, [...before, ...use], true);
  writeHeading(paper, manual.care);
  writeList(paper, [...ifElectric(care.off), care.clean, care.wear, care.repair, care.storage]);
  writeHeading(paper, manual.disposal);
  const isElectric = isPluggedIn || family.attributes.includes("batteryLife");
  writeList(paper, [disposal.packaging, isElectric ? disposal.electrical : disposal.metal]);
}
