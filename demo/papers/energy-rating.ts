import { localize } from "../catalogue/language.ts";
import { type LabelledMachine, toArrowUrl, toFicheUrl, toLabelUrl } from "./paper-addresses.ts";

/** The attributes of a product with an energy label, with their platform types. */
export const energyAttributes = {
  energyRating: "text",
  energyRatingScale: "text",
  energyRatingLabel: "text",
  energyRatingFiche: "ltext",
  energyRatingNestedLabel: "text",
  eprelNumber: "text",
} as const;

/**
 * Returns a machine's energy attributes; empty if no label is required.
 * They are its class (`C`), its scale (`A–G`), and the root-relative URLs of label (SVG), product information sheet
 * (PDF, per language) and nested label (SVG: the arrow that opens the label), and its number in EPREL. Regulation (EU)
 * 2017/1369, Art. 5, 6 and 12.
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
    { name: "eprelNumber", value: toEprelNumber(machine) },
  ];
}

/** Invents a model's registration number: above those that the registry has assigned, so it leads to no other product. */
function toEprelNumber({ family, type, lead, brand }: LabelledMachine): string {
  const size = family.leads[type].indexOf(lead);
  const digits = (value: number, length: number) => String(value).padStart(length, "0");
  return `9${digits(family.number, 2)}${type}${digits(size, 2)}${family.brands.indexOf(brand)}`;
}

/**
 * Returns class and scale of a machine.
 * null if the law requires no label, which may differ by a family's type.
 */
export function rateEnergy({ family: { energy }, lead, type }: Omit<LabelledMachine, "brand">) {
  const energyClass = energy?.classOf(lead, type);
  return energy && energyClass ? { energyClass, scale: energy.scale, regulation: energy.regulation } : null;
}
