import { localize } from "../catalogue/language.ts";
import { type LabelledMachine, toArrowUrl, toFicheUrl, toLabelUrl } from "./paper-addresses.ts";

/** The attributes of a product that has to carry an energy label, with the type that the platform keeps them in. */
export const energyAttributes = {
  energyRating: "text",
  energyRatingScale: "text",
  energyRatingLabel: "text",
  energyRatingFiche: "ltext",
  energyRatingNestedLabel: "text",
} as const;

/**
 * Values of the energy attributes of a machine: its class (`C`), the scale it is taken from (`A–G`), and the root-relative
 * addresses of label (SVG), product information sheet (PDF, per language) and nested label (SVG: the arrow that opens
 * the label). Empty where no label is asked for. Regulation (EU) 2017/1369, Art. 5 and 6.
 */
export function createEnergyAttributes(machine: LabelledMachine) {
  const rating = rateEnergy(machine);
  if (!rating) return [];
  return [
    { name: "energyRating", value: rating.energyClass },
    { name: "energyRatingScale", value: rating.scale.join("–") },
    { name: "energyRatingLabel", value: toLabelUrl(machine) },
    { name: "energyRatingFiche", value: localize((language) => toFicheUrl(machine, language)) },
    { name: "energyRatingNestedLabel", value: toArrowUrl(rating.energyClass, rating.scale) },
  ];
}

/** Class and scale of a machine; null where the law asks for no label: a family's other type may have none. */
export function rateEnergy({ family: { energy }, lead, type }: Omit<LabelledMachine, "brand">) {
  const energyClass = energy?.classOf(lead, type);
  return energy && energyClass ? { energyClass, scale: energy.scale, regulation: energy.regulation } : null;
}
