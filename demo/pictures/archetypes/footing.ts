import type { Solid } from "../geometry/solid.ts";
import { atCorners, pole } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";
import { castor } from "../solids/wheel.ts";

export type Footing = "pads" | "feet" | "castors" | "plinth";

/** The feet of a machine of some width and length, from the ground to `height`. */
export function footing(kind: Footing, width: number, length: number, height: number): Solid[] {
  if (kind === "plinth") return [box([0, 1, 0], [width - 4, length - 6, height], "black")];
  const inset = Math.max(3, Math.min(width, length) * 0.12);
  return atCorners(width, length, inset, (x, y) => {
    if (kind === "castors") return castor([x, y, height], height);
    if (kind === "pads") return pole([x, y, 0], height, Math.max(1.4, inset * 0.45), "black");
    return pole([x, y, 0], height, Math.max(1.6, inset * 0.3), "iron", Math.max(2, inset * 0.4));
  });
}
