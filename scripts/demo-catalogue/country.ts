import type { Currency } from "./currency.ts";
import type { Language } from "./language.ts";

/** What the demo data must know of a country; `vat` is the standard rate as a fraction. */
export interface DemoCountry {
  readonly code: string;
  readonly label: string;
  readonly languages: readonly Language[];
  readonly currency: Currency;
  readonly vat: number;
  readonly vatName: string;
}

function country(
  code: string,
  label: string,
  languages: readonly Language[],
  currency: Currency,
  vat: number,
  vatName: string,
): DemoCountry {
  return { code, label, languages, currency, vat, vatName };
}

export const demoCountries: readonly DemoCountry[] = [
  country("SK", "Slovakia", ["sk"], "EUR", 0.23, "DPH"),
  country("IE", "Ireland", ["en"], "EUR", 0.23, "VAT"),
  country("DE", "Germany", ["de"], "EUR", 0.19, "MwSt."),
  country("PT", "Portugal", ["pt"], "EUR", 0.23, "IVA"),
  country("IT", "Italy", ["it"], "EUR", 0.22, "IVA"),
  country("FR", "France", ["fr"], "EUR", 0.2, "TVA"),
  country("HU", "Hungary", ["hu"], "HUF", 0.27, "ÁFA"),
  country("CZ", "Czechia", ["cs"], "CZK", 0.21, "DPH"),
  country("AT", "Austria", ["de"], "EUR", 0.2, "USt."),
  country("NO", "Norway", ["nb"], "NOK", 0.25, "MVA"),
  country("NL", "Netherlands", ["nl"], "EUR", 0.21, "btw"),
  country("CH", "Switzerland", ["de", "fr", "it"], "CHF", 0.081, "MWST"),
  country("BE", "Belgium", ["fr", "nl"], "EUR", 0.21, "TVA/btw"),
  country("DK", "Denmark", ["da"], "DKK", 0.25, "moms"),
  country("SE", "Sweden", ["sv"], "SEK", 0.25, "moms"),
  country("ES", "Spain", ["es"], "EUR", 0.21, "IVA"),
  country("GB", "United Kingdom", ["en"], "GBP", 0.2, "VAT"),
  country("FI", "Finland", ["fi"], "EUR", 0.255, "ALV"),
  country("PL", "Poland", ["pl"], "PLN", 0.23, "VAT"),
  country("RO", "Romania", ["ro"], "RON", 0.21, "TVA"),
  country("LT", "Lithuania", ["lt"], "EUR", 0.21, "PVM"),
  country("SI", "Slovenia", ["sl"], "EUR", 0.22, "DDV"),
  country("BG", "Bulgaria", ["bg"], "BGN", 0.2, "ДДС"),
  country("GR", "Greece", ["el"], "EUR", 0.24, "ΦΠΑ"),
  country("HR", "Croatia", ["hr"], "EUR", 0.25, "PDV"),
];

/** `de-AT` style, one for each language of each country: 28. */
export const demoLocales: readonly string[] = demoCountries.flatMap(({ code, languages }) =>
  languages.map((language) => `${language}-${code}`),
);
