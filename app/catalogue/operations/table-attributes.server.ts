import { compareColumns, missingValue } from "../model/mark-differences";
import type { ProductCard } from "../model/product-card";
import { type ColumnUse, columnRanks, rankColumn } from "../model/rank-columns";
import { isCommonColumn } from "./common-columns.server";
import type { FoundListing } from "./find-listing.server";

/** An attribute's column; `unit`: the one in its head, which its cells then leave out. */
export type TableAttribute = {
  readonly name: string;
  readonly unit: string | null;
  readonly isSame?: boolean;
};

/** The column of used articles' condition, which comes first; named like the platform's attribute. */
export const gradeColumn = "bwareGrade";

/** Columns that describe articles of all families: they do not sort. */
export function isDescribing(name: string): boolean {
  return name === gradeColumn || isCommonColumn(name);
}

/**
 * Lists the attributes of the columns: those that tell products apart first, as the last ones fold first. Texts come after
 * figures, unless few products have those: a voltage decides, a material seldom. The column that sorts the table is not last
 * for being the same in all rows.
 */
export function toAttributes(found: FoundListing): readonly TableAttribute[] {
  const { attributeNames, technical, cards, query } = found;
  const rows = cards.map((card) => toValues(card, attributeNames));
  const differences = compareColumns(rows);
  const ranked = attributeNames.map((name, column) => {
    const isSame = differences[column]?.isSame === true;
    const isLast = isSame && name !== query.columnSort?.name;
    const use = toUse(
      found,
      name,
      rows.map((cells) => cells[column] ?? missingValue),
    );
    const unit = technical.labels.get(name)?.unit ?? null;
    const rank = columnRanks.indexOf(rankColumn({ ...use, isSame: isLast }));
    return {
      rank: isDescribing(name) && !isLast ? 0 : unit === null ? Math.max(rank, firstOfTexts) : rank,
      attribute: { name, unit, isSame },
    };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ attribute }) => attribute);
}

/** Behind figures of two values. */
const firstOfTexts = columnRanks.indexOf("two values") + 0.5;

/** Counts an attribute's values in the listing, so that all its pages have one order of columns; else in the page. */
function toUse({ facets, total }: FoundListing, name: string, cells: readonly string[]): ColumnUse {
  const values = facets?.attributes.find((facet) => facet.name === name)?.values ?? [];
  if (values.length > 0) {
    const filled = values.reduce((sum, { count }) => sum + count, 0);
    return { total, filled, distinct: values.length };
  }
  const present = cells.filter((cell) => cell !== missingValue);
  return { total: cells.length, filled: present.length, distinct: new Set(present).size };
}

/** The values of a product's attributes with these names, in their order. */
export function toValues({ attributes }: ProductCard, names: readonly string[]): readonly string[] {
  const values = new Map(attributes.map(({ name, value }) => [name, value]));
  return names.map((name) => values.get(name) ?? missingValue);
}
