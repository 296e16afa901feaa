import { isRecord } from "../compare/same-value.ts";
import type { Json } from "../draft-line.ts";
import { CellError } from "./cell.ts";
import { parseAttribute } from "./parse-attribute.ts";
import type { Columns, RowReader } from "./row-reader.ts";

export interface AttributeDraft {
  readonly name: string;
  readonly value: Json;
}

/** The attributes of one row by name, in the order of the columns. */
export type RowAttributes = ReadonlyMap<string, AttributeDraft>;

type Named = Readonly<Record<string, unknown>>;

/**
 * Reads a row's attributes by the definitions of its product type.
 * Texts in several languages are combined into one. Throws CellError.
 */
export function readAttributes(row: RowReader, columns: Columns, productType: Named): RowAttributes {
  const found = new Map<string, AttributeDraft>();
  for (const [at, { column }] of columns.entries()) {
    if (column.kind !== "attribute") continue;
    const { name, language } = column;
    const value = row.readAt(at, (cell) => parseAttribute(cell, requireType(productType, name)));
    if (value === undefined) continue;
    const before = found.get(name)?.value;
    const texts = isRecord(before) ? before : {};
    found.set(name, { name, value: language === undefined ? value : { ...texts, [language]: value } });
  }
  return found;
}

/** Attributes that are the same for all variants may be in the first row only. */
export function takeOverShared(row: RowAttributes, first: RowAttributes, productType: Named): RowAttributes {
  const shared = definitionsOf(productType)
    .filter(({ attributeConstraint }) => attributeConstraint === "SameForAll")
    .flatMap(({ name }) => first.get(String(name)) ?? [])
    .filter(({ name }) => !row.has(name));
  return new Map([...row, ...shared.map((each) => [each.name, each] as const)]);
}

/** Reports whether an attribute applies to the product and not to its variants. */
export function isOfProduct(productType: Named, name: string): boolean {
  return definitionsOf(productType).some((each) => each.name === name && each.level === "Product");
}

function requireType(productType: Named, name: string): Named {
  const definition = definitionsOf(productType).find((each) => each.name === name);
  if (!definition || !isRecord(definition.type)) {
    throw new CellError(
      `is no attribute of the product type "${String(productType.key ?? productType.name)}"`,
    );
  }
  return definition.type;
}

function definitionsOf({ attributes }: Named): readonly Named[] {
  return Array.isArray(attributes) ? attributes.filter(isRecord) : [];
}
