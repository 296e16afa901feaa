import type { PlannedProduct, PlannedVariant } from "../plan/planned-product.ts";

/** 401 belongs to GS1 Germany; the numbers of the company are the demo's own, one for machines and one for sets. */
const companyPrefix = "401122";
const setPrefix = "401123";

/** EAN-13 of an article: its number is that of the SKU, so a used machine has the one of the new machine. */
export function toEan({ ware }: Pick<PlannedProduct, "ware">, { sku }: Pick<PlannedVariant, "sku">): string {
  const body = `${ware === "set" ? setPrefix : companyPrefix}${sku.slice(-6)}`;
  return `${body}${checkDigit(body)}`;
}

/** The thirteenth digit of twelve: weights 1 and 3 in turn, up to the next ten. */
export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
