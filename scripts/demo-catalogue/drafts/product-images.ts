import { clipFiles, pictureStem, turnFrames, viewFile, views } from "../../pictures/picture-spec.ts";
import type { PlannedMachine, PlannedProduct, PlannedVariant } from "../plan/planned-product.ts";

const folder = "/pictures/";
const sidePx = 480;

/** The four views of a machine; accessories and services have the drawing of what has none of its own. */
export function createImages(product: PlannedProduct, variant: PlannedVariant) {
  const dimensions = { w: sidePx, h: sidePx };
  if (product.kind !== "machine") return [{ url: `${folder}default.svg`, dimensions }];
  const stem = toStem(product, variant);
  return views.map((view) => ({
    url: `${folder}${viewFile(stem, view)}`,
    label: `${product.brand.name} ${product.model}`,
    dimensions,
  }));
}

/** What moves: the frames of the 360° view of the largest of each type, and the clip of every turning machine. */
export function createMotionAttributes(product: PlannedMachine, variant: PlannedVariant) {
  const { family, type, lead } = product;
  if (!family.turns) return [];
  const { clip, poster } = clipFiles(family.key, type);
  const isDrawnTurning = lead === family.leads[type].at(-1) && variant.choice === 0;
  return [
    ...(isDrawnTurning ? [{ name: "numberOf360Images", value: turnFrames }] : []),
    { name: "video", value: `${folder}${clip}` },
    { name: "videoPoster", value: `${folder}${poster}` },
  ];
}

function toStem({ family, type, lead, brand }: PlannedMachine, { choice }: PlannedVariant): string {
  return pictureStem({ family: family.key, type, lead, choice, colour: brand.colour });
}
