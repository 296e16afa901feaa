export type CardScenario = "authorise" | "refuse" | "challenge" | "unknown";

/** Documented test cards; the provider's own test numbers if it has one for the scenario. */
export const testCards: readonly { number: string; scenario: CardScenario; says: string }[] = [
  { number: "4111 1111 1111 1111", scenario: "authorise", says: "is authorised" },
  { number: "5555 4444 3333 1111", scenario: "authorise", says: "is authorised" },
  { number: "4000 0200 0000 0000", scenario: "refuse", says: "is refused by its bank" },
  { number: "5201 2829 9900 0005", scenario: "refuse", says: "is refused by its bank" },
  { number: "4917 6100 0000 0000", scenario: "challenge", says: "asks for 3-D Secure: accept or decline" },
  { number: "5454 5454 5454 5454", scenario: "challenge", says: "asks for 3-D Secure: accept or decline" },
];

/** The scenario of a card number. */
export function chooseScenario(cardNumber: string): CardScenario {
  const digits = cardNumber.replaceAll(/\D/g, "");
  const known = testCards.find(({ number }) => number.replaceAll(" ", "") === digits);
  return known?.scenario ?? "unknown";
}
