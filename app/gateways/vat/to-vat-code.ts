/** The office's statuses as the specification's codes; the office's own words stand in `docs/vat.md`. */
const codes: Readonly<Record<string, number>> = {
  "0000": 200,
  "0002": 215,
  "0003": 216,
  "0004": 214,
  "0005": 209,
  "0006": 999,
  "0007": 999,
  "0008": 208,
  "0011": 205,
  "0012": 211,
  "0013": 205,
  "1001": 205,
  "1002": 999,
  "1003": 999,
  "1004": 999,
  "2001": 201,
  "2002": 203,
  "2003": 212,
  "2004": 999,
  "2005": 206,
  "2006": 204,
  "2007": 205,
  "2008": 219,
  "2011": 999,
  "3011": 999,
};

/** What the office has no code for could not be validated. */
const unknownVatCode = 999;

/** The specification's code of a status such as `evatr-2001`. */
export function toVatCode(status: string): number {
  return codes[status.replace(/^evatr-/, "")] ?? unknownVatCode;
}
