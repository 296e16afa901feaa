import { technicalAttributes } from "../catalogue/assortment/attributes.ts";
import type { AttributeValue, Family, TypeIndex } from "../catalogue/assortment/family.ts";
import type { AttributeName } from "../catalogue/assortment/keys.ts";
import type { Language } from "../catalogue/language.ts";
import { toModel } from "../catalogue/plan/plan-machine.ts";
import { formatAttributeValue, formatNumber } from "../catalogue/text/format-attribute-value.ts";
import { type Words, words } from "../catalogue/words/words.ts";
import { type Paper, writeSubheading } from "./paper.ts";
import { countFittingColumns, writeTable } from "./paper-table.ts";

/** Maximum number of columns that fit. */
const attributeColumns = 5;
const modelShare = 1.4;

interface Models {
  readonly family: Family;
  readonly type: TypeIndex;
  readonly language: Language;
  readonly title: string;
}

/** Writes the models of a type under its title: one row each, with the most important figures. */
export function writeModels(paper: Paper, { family, type, language, title }: Models): void {
  const { catalogue } = words[language];
  writeSubheading(paper, title);
  const header = [
    catalogue.fields.model,
    ...listColumns(family).map((name) => toColumnTitle(name, catalogue)),
  ];
  const shares = header.map((_, at) => (at === 0 ? modelShare : 1));
  const count = countFittingColumns(paper, header, shares);
  const names = listColumns(family).slice(0, count - 1);
  const rows = family.leads[type].map((lead) => {
    const attributeValues = { ...family.machine(lead, type).attributeValues, [family.lead]: lead };
    const models = family.brands.map((brand) => toModel(family, { type, lead }, brand, 0));
    return [models.join("\n"), ...names.map((name) => writeCell(name, attributeValues[name], language))];
  });
  writeTable(paper, { header: header.slice(0, count), rows, shares: shares.slice(0, count) });
}

/** The lead figure first, then the family's own order. */
function listColumns({ lead, attributes }: Family): readonly AttributeName[] {
  return [lead, ...attributes.filter((name) => name !== lead)].slice(0, attributeColumns);
}

function toColumnTitle(name: AttributeName, { attributes, units }: Words["catalogue"]): string {
  const { unit } = technicalAttributes[name];
  return unit ? `${attributes[name]} [${units[unit]}]` : attributes[name];
}

/** Formats a cell: numbers in the language's format, without the unit, which is in the column's title. */
function writeCell(
  name: AttributeName,
  attributeValue: AttributeValue | undefined,
  language: Language,
): string {
  if (attributeValue === undefined) return "–";
  return typeof attributeValue === "number"
    ? formatNumber(attributeValue, language)
    : formatAttributeValue(name, attributeValue, language);
}
