/** An energy class with the ends of its scale: `C`, from `A` to `G`. */
export type EnergyScale = { readonly energyClass: string; readonly best: string; readonly worst: string };

const rating = /^(A\+{0,3}|[B-G]) (A\+{0,3})–([B-G])$/;

/** Parses class and scale of a card, `A+ A+++–D`; null for any other text. */
export function parseEnergyRating(text: string | null): EnergyScale | null {
  const [, energyClass, best, worst] = rating.exec(text ?? "") ?? [];
  return energyClass && best && worst ? { energyClass, best, worst } : null;
}

const registerHost = "eprel.ec.europa.eu";

/**
 * Reads the product's number in the European Product Registry for Energy Labelling (EPREL) from the URL of its label
 * or information sheet; null if neither is the registry's.
 *
 * Source: Regulation (EU) 2017/1369 Art. 12; `/qr/123456`, `/screen/product/<group>/123456`, `Label_123456.svg`
 */
export function findRegistryNumber(urls: readonly (string | null)[]): string | null {
  for (const url of urls) {
    if (!url || !URL.canParse(url) || new URL(url).hostname !== registerHost) continue;
    const [, number] = /(?:\/|_)(\d{3,10})(?:[/_.]|$)/.exec(new URL(url).pathname) ?? [];
    if (number) return number;
  }
  return null;
}
