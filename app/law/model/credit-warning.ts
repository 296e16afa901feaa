/**
 * The warning in advertising of credit, by language; a country's own wording, by locale, comes first.
 * Source: Directive (EU) 2023/2225 Art. 8(1), "Caution! Borrowing money costs money" or an equivalent wording; BE: code
 * de droit économique Art. VII.65; FR: code de la consommation Art. L. 312-5; NL: Bgfo Art. 53
 */
const warnings: Readonly<Record<string, string>> = {
  bg: "Внимание! Вземането на пари назаем струва пари.",
  cs: "Pozor! Půjčení peněz stojí peníze.",
  da: "Pas på! Det koster penge at låne penge.",
  de: "Achtung! Kreditaufnahme kostet Geld.",
  el: "Προσοχή! Ο δανεισμός χρημάτων κοστίζει χρήματα.",
  en: "Caution! Borrowing money costs money.",
  es: "¡Atención! Tomar dinero prestado cuesta dinero.",
  fi: "Huomio! Rahan lainaaminen maksaa rahaa.",
  fr: "Attention ! Emprunter de l’argent coûte de l’argent.",
  "fr-BE": "Attention, emprunter de l’argent coûte aussi de l’argent.",
  "fr-FR":
    "Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.",
  hr: "Oprez! Posuđivanje novca stoji novca.",
  hu: "Figyelem! A hitelfelvétel pénzbe kerül.",
  it: "Attenzione! Prendere in prestito denaro costa denaro.",
  lt: "Dėmesio! Pinigų skolinimasis kainuoja pinigus.",
  nl: "Let op! Geld lenen kost geld.",
  "nl-BE": "Let op, geld lenen kost ook geld.",
  pl: "Uwaga! Pożyczanie pieniędzy kosztuje.",
  pt: "Atenção! Pedir dinheiro emprestado custa dinheiro.",
  ro: "Atenție! Împrumutarea banilor costă bani.",
  sk: "Pozor! Požičanie peňazí stojí peniaze.",
  sl: "Pozor! Izposoja denarja stane.",
  sv: "Varning! Det kostar pengar att låna pengar.",
};

/** Returns the warning of a shop; null: its law has none. */
export function findCreditWarning(locale: string): string | null {
  return warnings[locale] ?? warnings[locale.slice(0, 2)] ?? null;
}
