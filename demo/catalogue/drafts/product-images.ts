import { kindOfAccessory, kindOfService } from "../../pictures/accessories/accessory-kinds.ts";
import {
  accessoryFile,
  clipFiles,
  dimensionsFile,
  explodedFamilies,
  explodedFile,
  makerOf,
  pictureStem,
  serviceFile,
  turnFrames,
  viewFile,
  views,
} from "../../pictures/picture-spec.ts";
import type { PlannedMachine, PlannedProduct, PlannedVariant } from "../plan/planned-product.ts";

const folder = "/pictures/";
const sidePx = 480;

/**
 * Returns the four views of a machine, its dimensions, and for some the exploded view.
 * Accessories and services have one drawing per kind.
 */
export function createImages(product: PlannedProduct, variant: PlannedVariant) {
  const dimensions = { w: sidePx, h: sidePx };
  if (product.kind === "accessory") {
    return [{ url: folder + accessoryFile(kindOfAccessory[product.accessory]), dimensions }];
  }
  if (product.kind === "service") {
    return [{ url: folder + serviceFile(kindOfService[product.service]), dimensions }];
  }
  const stem = toStem(product, variant);
  const { family, type, lead } = product;
  const files = [
    ...views.map((view) => viewFile(stem, view)),
    dimensionsFile({ family: family.key, type, lead, choice: variant.choice }),
  ];
  if (isLargest(product, variant) && explodedFamilies.has(product.family.key)) files.push(explodedFile(stem));
  const label = `${product.brand.name} ${product.model}`;
  return files.map((file) => ({ url: folder + file, label, dimensions }));
}

/** Creates the frames of the 360° view of the largest of each type, and the clip of every rotating machine. */
export function createMotionAttributes(product: PlannedMachine, variant: PlannedVariant) {
  const { family, type } = product;
  if (!family.turns) return [];
  const { clip, poster } = clipFiles(family.key, type);
  return [
    ...(isLargest(product, variant) ? [{ name: "numberOf360Images", value: turnFrames }] : []),
    { name: "video", value: `${folder}${clip}` },
    { name: "videoPoster", value: `${folder}${poster}` },
  ];
}

/** Only the largest of each type, in its first variant, has a 360° and an exploded view. */
function isLargest({ family, type, lead }: PlannedMachine, { choice }: PlannedVariant): boolean {
  return lead === family.leads[type].at(-1) && choice === 0;
}

function toStem({ family, type, lead, brand }: PlannedMachine, { choice }: PlannedVariant): string {
  return pictureStem({
    ...{ family: family.key, type, lead, choice },
    colour: brand.colour,
    maker: makerOf(family, brand),
  });
}
