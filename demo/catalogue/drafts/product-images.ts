import { kindOfAccessory, kindOfService } from "../../pictures/accessories/accessory-kinds.ts";
import {
  accessoryFile,
  clipFiles,
  contentsFile,
  controlsFile,
  dimensionsFile,
  explodedFamilies,
  explodedFile,
  hasControls,
  listedFile,
  makerOf,
  pictureStem,
  serviceFile,
  setFile,
  turnFrames,
  usedFile,
  viewFile,
  views,
} from "../../pictures/picture-spec.ts";
import { plugFile, plugsOf } from "../../pictures/plugs/plug-kind.ts";
import { gradeOf, hasOwnPicture } from "../plan/other-wares.ts";
import type { PlannedMachine, PlannedProduct, PlannedVariant } from "../plan/planned-product.ts";

const folder = "/pictures/";
const sidePx = 480;

/**
 * Returns the four views of a machine, its dimensions, controls, plugs and contents, and for some the exploded view.
 * Accessories and services have one drawing per kind.
 */
export function createImages(product: PlannedProduct, variant: PlannedVariant) {
  const dimensions = { w: sidePx, h: sidePx };
  if (product.kind === "accessory") {
    return [{ url: folder + listedFile(accessoryFile(kindOfAccessory[product.accessory])), dimensions }];
  }
  if (product.kind === "service") {
    return [{ url: folder + listedFile(serviceFile(kindOfService[product.service])), dimensions }];
  }
  const stem = toStem(product, variant);
  const { family, type, lead } = product;
  const own = ownFiles(product, stem);
  const files = [
    listedFile(own.first),
    ...views.slice(1).map((view) => viewFile(stem, view)),
    dimensionsFile({ family: family.key, type, lead, choice: variant.choice }),
    ...(hasControls({ family: family.key, type }) ? [controlsFile(stem)] : []),
    ...plugsOf(family, variant.attributeValues).map(plugFile),
    own.contents,
    ...(isLargest(product, variant) && explodedFamilies.has(family.key) ? [explodedFile(stem)] : []),
  ];
  const label = `${product.brand.name} ${product.model}`;
  return files.map((file) => ({ url: folder + file, label, dimensions }));
}

/** Returns the first picture and the contents of the box, which differ for used machines and sets. */
function ownFiles({ family, ware, articleIndex, contents }: PlannedMachine, stem: string) {
  const isOwn = hasOwnPicture(ware, articleIndex);
  const kinds = isOwn ? contents.map((key) => kindOfAccessory[key]) : [];
  if (isOwn && ware === "b")
    return { first: usedFile(stem, gradeOf(family, articleIndex)), contents: contentsFile(stem) };
  return {
    first: kinds.length > 0 ? setFile(stem, kinds) : viewFile(stem, "front"),
    contents: contentsFile(stem, kinds),
  };
}

/** Creates the frames of the 360° view of the largest of each type, and the clip of every rotating machine. */
export function createMotionAttributes(product: PlannedMachine, variant: PlannedVariant) {
  const { family, type, ware, articleIndex } = product;
  if (!family.turns) return [];
  const isShown = isLargest(product, variant) && !hasOwnPicture(ware, articleIndex);
  const { clip, poster } = clipFiles(family.key, type);
  return [
    ...(isShown ? [{ name: "numberOf360Images", value: turnFrames }] : []),
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
