/** Prefix of the demo's articles: 401 belongs to GS1 Germany; the company part is the demo's own. */
const companyPrefix = "40112233";

/** EAN-13 with its check digit for a product number. */
export function toEan(productNumber: number): string {
  const body = `${companyPrefix}${String(productNumber % 10_000).padStart(4, "0")}`;
  return `${body}${checkDigit(body)}`;
}

/** The thirteenth digit of twelve: weights 1 and 3 in turn, up to the next ten. */
export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
