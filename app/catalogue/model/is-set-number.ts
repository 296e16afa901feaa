const setPrefix = "EX18";

/** Whether an article number is that of a set. Source: specification (new products begin with EX10, sets with EX18) */
export function isSetNumber(sku: string): boolean {
  return sku.startsWith(setPrefix);
}
