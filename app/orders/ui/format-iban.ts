/** As it is written on paper, in groups of four (ISO 13616-1, print format), however the store's setting is written. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/\s/g, "").replaceAll(/(.{4})(?=.)/g, "$1 ");
}
