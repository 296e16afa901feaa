import { pictureStem, viewFile } from "../../pictures/picture-spec.ts";
import { workLight } from "../assortment/families/work-light.ts";
import { createGift } from "./gift.ts";
import { createGuarantees } from "./guarantees.ts";

/** Creates products that are bought with others and never listed. */
export function createVirtualProducts() {
  return [...createGuarantees(), createGift(`/pictures/${viewFile(smallestLight(), "front")}`)];
}

function smallestLight(): string {
  const { key, leads, brands } = workLight;
  return pictureStem({ family: key, type: 0, lead: leads[0][0] ?? 0, colour: brands[0].colour });
}
