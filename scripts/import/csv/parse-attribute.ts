import { isRecord } from "../compare/same-value.ts";
import type { Json } from "../draft-line.ts";
import { CellError, splitCell } from "./cell.ts";

/** The type of an attribute in its definition. */
export type AttributeType = Readonly<Record<string, unknown>>;

/** Parses a cell as a value of its attribute's type; enumeration values are given by key or label. Throws CellError. */
export function parseAttribute(cell: string, type: AttributeType): Json {
  switch (type.name) {
    case "set":
      return splitCell(cell).map((part) =>
        parseAttribute(part, isRecord(type.elementType) ? type.elementType : {}),
      );
    case "number":
      return parseNumber(cell);
    case "boolean":
      return parseTruth(cell);
    case "enum":
    case "lenum":
      return findEnumKey(cell, type);
    case "money":
      return parseMoney(cell);
    case "reference":
      return { typeId: String(type.referenceTypeId), key: cell };
    case "nested":
      throw new CellError("holds attributes of its own, which a table cannot give");
    default:
      return cell;
  }
}

/** Parses `true` and `false`, in any case. */
export function parseTruth(cell: string): boolean {
  if (/^true$/i.test(cell)) return true;
  if (/^false$/i.test(cell)) return false;
  throw new CellError(`"${cell}" is neither true nor false`);
}

function parseNumber(cell: string): number {
  if (!/^-?\d+(\.\d+)?$/.test(cell)) throw new CellError(`"${cell}" is not a number such as 12.5`);
  return Number(cell);
}

function parseMoney(cell: string): Json {
  const [, currencyCode, amount] = /^([A-Z]{3}) (-?\d+)$/.exec(cell) ?? [];
  if (currencyCode === undefined) throw new CellError(`"${cell}" is not an amount such as "EUR 15000"`);
  return { currencyCode, centAmount: Number(amount) };
}

function findEnumKey(cell: string, { values }: AttributeType): string {
  const known = Array.isArray(values) ? values.filter(isRecord) : [];
  const found =
    known.find(({ key }) => key === cell) ??
    known.find(({ label }) => label === cell || (isRecord(label) && Object.values(label).includes(cell)));
  if (!found) throw new CellError(`"${cell}" is none of its values`);
  return String(found.key);
}
