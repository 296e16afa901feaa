/** A shop under test: its URL, language, and a postal address that its rules accept. */
export type JourneyShop = {
  readonly country: string;
  readonly language: string;
  /** Path prefix of the language, such as `/fr`; empty for the country's default. */
  readonly prefix: string;
  readonly address: {
    readonly streetName: string;
    readonly streetNumber: string;
    readonly postalCode: string;
    readonly city: string;
    readonly phone: string;
  };
};

function shop(country: string, language: string, place: readonly string[], prefix = ""): JourneyShop {
  const [streetName = "", streetNumber = "", postalCode = "", city = "", phone = ""] = place;
  return { country, language, prefix, address: { streetName, streetNumber, postalCode, city, phone } };
}

export const shops = {
  SK: shop("sk", "sk", ["Hlavná", "12", "811 01", "Bratislava", "+421 900 123 456"]),
  DE: shop("de", "de", ["Werkstraße", "8a", "10115", "Berlin", "+49 30 1234567"]),
  AT: shop("at", "de", ["Werkstraße", "8a", "8010", "Graz", "+43 316 123456"]),
  GB: shop("gb", "en", ["Mill Lane", "4", "SW1A 1AA", "London", "+44 20 7946 0000"]),
  CH: shop("ch", "fr", ["Rue du Lac", "3", "1201", "Genève", "+41 22 123 45 67"], "/fr"),
  BE: shop("be", "nl", ["Nieuwstraat", "22", "1000", "Brussel", "+32 2 123 45 67"], "/nl"),
  GR: shop("gr", "el", ["Ερμού", "15", "105 63", "Αθήνα", "+30 210 1234567"]),
  PL: shop("pl", "pl", ["Prosta", "20", "00-850", "Warszawa", "+48 22 123 45 67"]),
  PT: shop("pt", "pt", ["Rua Augusta", "15", "1100-048", "Lisboa", "+351 21 123 4567"]),
  RO: shop("ro", "ro", ["Calea Victoriei", "15", "010063", "București", "+40 21 123 4567"]),
  BG: shop("bg", "bg", ["ул. Витоша", "7", "1000", "София", "+359 2 123 4567"]),
} as const;

/** Returns the URL of a shop's page on the journeys' server. */
export function urlOf({ country, prefix }: JourneyShop, path: string): string {
  return `http://${country}.localhost:${process.env.IRONHALL_PORT}${path === "/" && prefix ? prefix : prefix + path}`;
}
