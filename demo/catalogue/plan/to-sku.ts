import type { Family } from "../assortment/family.ts";
import type { Ware } from "./planned-product.ts";

const wareDigits: Readonly<Record<Ware, string>> = { a: "10", b: "20", set: "18", test: "50" };

/** Rows from here on are accessories. */
const firstAccessoryRow = 9900;

/** Formats `EX10FFRRRR`: ware, number of the family, SKU row in the family. */
export function toSku(ware: Ware, family: Family, row: number): string {
  if (row >= firstAccessoryRow) {
    throw new Error(`${family.key} has no SKU left for row ${row}: ask for fewer products`);
  }
  return `EX${wareDigits[ware]}${toNumber(family, row)}`;
}

/** Returns the same article in another ware: EX10 becomes EX20. */
export function toOtherWare(sku: string, ware: Ware): string {
  return `EX${wareDigits[ware]}${sku.slice(4)}`;
}

export function toAccessorySku(family: Family, index: number): string {
  return `EX${wareDigits.a}${toNumber(family, firstAccessoryRow + index)}`;
}

/** Returns the eight digits at the end of a slug: the SKU's, padded with zeros if it has seven. */
export function toProductNumber(sku: string): string {
  return sku.replace(/\D/g, "").padStart(8, "0");
}

function toNumber({ number }: Family, row: number): string {
  return `${String(number).padStart(2, "0")}${String(row).padStart(4, "0")}`;
}
