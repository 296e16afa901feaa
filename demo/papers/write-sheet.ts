import type { Language } from "../catalogue/language.ts";
import { toMaker } from "../catalogue/maker.ts";
import { toModel } from "../catalogue/plan/plan-machine.ts";
import { formatNumber } from "../catalogue/text/format-attribute-value.ts";
import { words } from "../catalogue/words/words.ts";
import type { RatedMachine } from "./energy-attributes.ts";
import { closePaper, openPaper, writeParagraph, writeTitle } from "./paper.ts";
import { writeTable } from "./paper-table.ts";
import { listSheetRows } from "./sheet-rows.ts";

/** Writes the product information sheet of a size: one for the models of all its brands, which are the same machine. */
export async function writeSheet(rated: RatedMachine, language: Language): Promise<Buffer> {
  const { family, type, lead } = rated.machine;
  const { families, catalogue } = words[language];
  const { energySheet } = catalogue;
  const { name, types } = families[family.key];
  const models = family.brands.map((brand) => toModel(family, { type, lead }, brand, 0));
  const paper = openPaper(`${energySheet.title}: ${models.join(", ")}`, language);
  writeTitle(paper, energySheet.title, name);
  writeParagraph(paper, energySheet.regulation.replace("{number}", rated.regulation));
  paper.moveDown(1);
  const index: readonly (readonly string[])[] =
    rated.index === undefined ? [] : [[energySheet.index, formatNumber(rated.index, language)]];
  writeTable(paper, {
    rows: [
      [energySheet.supplier, family.brands.map(({ name: brandName }) => brandName).join(", ")],
      [energySheet.address, [...new Set(family.brands.map(toAddress))].join("\n")],
      [energySheet.model, models.join(", ")],
      [energySheet.kind, types[type] ?? name],
      [energySheet.class, `${rated.energyClass} (${rated.classes[0]}–${rated.classes.at(-1)})`],
      ...index,
      ...listSheetRows(rated, language),
    ],
    shares: [1, 1],
  });
  return closePaper(paper, `${name} · ${energySheet.title}`);
}

/** Returns the manufacturer without the brand, which has a separate row. */
function toAddress(brand: Parameters<typeof toMaker>[0]): string {
  return toMaker(brand).replace(`${brand.name}, `, "");
}
