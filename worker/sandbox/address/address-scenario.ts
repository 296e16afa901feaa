/** The problem that the simulated service reports for an address. */
export type AddressScenario =
  | "confirmed"
  | "incomplete"
  | "replaced"
  | "unconfirmed"
  | "spell-corrected"
  | "unexpected"
  | "unsupported";

/** Words in the street that trigger a scenario; case-insensitive. */
const steeringWords: Readonly<Record<string, AddressScenario>> = {
  incomplete: "incomplete",
  replaced: "replaced",
  unconfirmed: "unconfirmed",
  unexpected: "unexpected",
  unsupported: "unsupported",
  misspelt: "spell-corrected",
};

/** Streets with common misspellings, with their correct names: a journey enters them like a shopper. */
const misspelt: Readonly<Record<string, string>> = {
  "Calea Victorei": "Calea Victoriei",
  "Bulevardul Magera": "Bulevardul Magheru",
  Ερμου: "Ερμού",
  Ερμο: "Ερμού",
  "Vitosha bul": "бул. Витоша",
  "Avenida da Liberdad": "Avenida da Liberdade",
  "Slovenska cest": "Slovenska cesta",
  Ilca: "Ilica",
};

export type AddressFinding = { readonly scenario: AddressScenario; readonly street: string };

/** The scenario of a street's name (without its number). */
export function findScenario(street: string): AddressFinding {
  const right = misspelt[street];
  if (right) return { scenario: "spell-corrected", street: right };
  const word = Object.keys(steeringWords).find((each) => street.toLowerCase().includes(each));
  if (!word) return { scenario: "confirmed", street };
  const without = street.replace(new RegExp(`\\s*${word}\\s*`, "i"), " ").trim();
  return { scenario: steeringWords[word] ?? "confirmed", street: without || "Main Street" };
}
