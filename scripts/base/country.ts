/** The 21 languages of the shop, in the order of the country table. */
// biome-ignore format: two lines say it as well as twenty-one
export const languages = [
  "sk", "en", "de", "pt", "it", "fr", "hu", "cs", "nb", "nl", "da",
  "sv", "es", "fi", "pl", "ro", "lt", "sl", "bg", "el", "hr",
] as const;

export type Language = (typeof languages)[number];

// biome-ignore format: one line says it as well as eleven
export const currencies = ["EUR", "GBP", "CHF", "CZK", "DKK", "SEK", "HUF", "RON", "NOK", "PLN", "BGN"] as const;

export type Currency = (typeof currencies)[number];

/** A country of the shop in the platform's terms; `vat` is the standard rate as a fraction. */
export interface ShopCountry {
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
): ShopCountry {
  return { code, label, languages, currency, vat, vatName };
}

/** The 25 countries with their standard VAT rates by law. */
export const shopCountries: readonly ShopCountry[] = [
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
