/** The office's statuses with their HTTP status and original message. */
const statuses: Readonly<Record<string, readonly [http: number, message: string]>> = {
  "0000": [200, "Die angefragte USt-IdNr. ist gültig."],
  "0002": [400, "Mindestens eins der Pflichtfelder ist nicht besetzt."],
  "0003": [400, "Die angefragte USt-IdNr. ist gültig. Ein Pflichtfeld der qualifizierten Anfrage fehlt."],
  "0004": [400, "Die anfragende DE USt-IdNr. ist syntaktisch falsch."],
  "0005": [400, "Die angegebene angefragte USt-IdNr. ist syntaktisch falsch."],
  "0006": [403, "Die anfragende DE USt-IdNr. ist nicht berechtigt, eine DE USt-IdNr. anzufragen."],
  "0007": [403, "Fehlerhafter Aufruf."],
  "0008": [403, "Die maximale Anzahl von Abfragen wurde erreicht."],
  "0011": [503, "Eine Bearbeitung Ihrer Anfrage ist zurzeit nicht möglich."],
  "0012": [400, "Die angefragte USt-IdNr. passt nicht in das Erzeugungsschema."],
  "0013": [503, "Eine Bearbeitung Ihrer Anfrage ist zurzeit nicht möglich."],
  "1001": [503, "Eine Bearbeitung Ihrer Anfrage ist zurzeit nicht möglich."],
  "1002": [500, "Eine Bearbeitung Ihrer Anfrage ist zurzeit nicht möglich."],
  "1003": [500, "Eine Bearbeitung Ihrer Anfrage ist zurzeit nicht möglich."],
  "1004": [500, "Eine Bearbeitung Ihrer Anfrage ist zurzeit nicht möglich."],
  "2001": [404, "Die angefragte USt-IdNr. ist nicht vergeben."],
  "2002": [200, "Die angefragte USt-IdNr. ist erst ab dem Datum im Feld gueltigAb gültig."],
  "2003": [400, "Das Länderkennzeichen der angefragten USt-IdNr. ist nicht gültig."],
  "2004": [500, "Eine Bearbeitung Ihrer Anfrage ist zurzeit nicht möglich."],
  "2005": [404, "Die eigene DE USt-IdNr. ist nicht gültig."],
  "2006": [200, "Die angefragte USt-IdNr. war gültig in dem Zeitraum gueltigAb bis gueltigBis."],
  "2007": [500, "Bei der Verarbeitung der Daten aus dem EU-Mitgliedstaat ist ein Fehler aufgetreten."],
  "2008": [200, "Die angefragte USt-IdNr. ist gültig. Es liegt eine Besonderheit vor."],
  "2011": [500, "Eine Bearbeitung Ihrer Anfrage ist zurzeit nicht möglich."],
  "3011": [500, "Eine Bearbeitung Ihrer Anfrage ist zurzeit nicht möglich."],
};

/** Digits with an effect beyond the office's statuses. */
export const slowDigits = "9015";
export const secondTryDigits = "9001";

/** The effects of a valid number's last digits in a query with company and town; all others match. */
export const holderDigits: Readonly<
  Record<string, { readonly compared: `${"A" | "B" | "D"}${"A" | "B" | "D"}`; readonly says: string }>
> = {
  "7001": { compared: "BA", says: "valid, but registered to another company" },
  "7002": { compared: "AB", says: "valid, but registered in another town" },
  "7003": { compared: "DD", says: "valid, but its member state discloses neither company nor town" },
};

/** The status selected by a number's last four digits; any other number is valid. */
export function chooseOfficeStatus(number: string): string {
  const digits = number.replaceAll(/\D/g, "").slice(-4);
  return digits in statuses ? digits : "0000";
}

export function listOfficeStatuses(): readonly (readonly [code: string, http: number, message: string])[] {
  return Object.entries(statuses).map(([code, [http, message]]) => [code, http, message] as const);
}

/** HTTP status of an office's status. */
export function toHttpStatus(code: string): number {
  return statuses[code]?.[0] ?? 500;
}
