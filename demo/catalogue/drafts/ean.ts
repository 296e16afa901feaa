import type { PlannedProduct, PlannedVariant } from "../plan/planned-product.ts";

/** 401 is GS1 Germany; the company numbers are the demo's own, one for machines and one for sets. */
const companyPrefix = "401122";
const setPrefix = "401123";

/** Returns an article's EAN-13: its number is the SKU's, so a used machine has the EAN of the new one. */
export function toEan({ ware }: Pick<PlannedProduct, "ware">, { sku }: Pick<PlannedVariant, "sku">): string {
  const body = `${ware === "set" ? setPrefix : companyPrefix}${sku.slice(-6)}`;
  return `${body}${checkDigit(body)}`;
}

/** Calculates the thirteenth digit of twelve: weights 1 and 3 alternate, up to the next ten. */
export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
