import type { Solid } from "../geometry/solid.ts";

export const sizes = ["s", "m", "l"] as const;
export type Size = (typeof sizes)[number];

/** A product family: its solids for a size, standing on z = 0, its front looking at -y. */
export interface Machine {
  family: string;
  /**
   * How far the camera stands to the right of the machine's front in the hero view; 32° unless its shape asks for more.
   */
  turn?: number;
  build: (size: Size) => Solid[];
}

export function bySize<T>(size: Size, small: T, medium: T, large: T): T {
  if (size === "s") return small;
  return size === "m" ? medium : large;
}
