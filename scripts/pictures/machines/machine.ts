import { fit } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";

/** A family of machines that are drawn from their dimensions and figures. */
export interface Machine {
  family: string;
  /** Centimetres, standing on z = 0, the front looking at -y; as wide, high and long as `spec.cm` says. */
  build: (spec: PictureSpec) => Solid[];
  /** How far the camera of the hero picture is turned to the right, in degrees. */
  turn?: number;
}

/** A figure of a machine; what the assortment does not tell is drawn as usual. */
export function figureOf({ figures }: PictureSpec, name: string, usual: number): number {
  const figure = figures[name];
  return typeof figure === "number" ? figure : usual;
}

/** Outer dimensions in centimetres. */
export type Measures = PictureSpec["cm"];

/** Small, medium, large: other proportions and other equipment. */
export type Size = "s" | "m" | "l";

export function bySize<T>(size: Size, small: T, medium: T, large: T): T {
  return { s: small, m: medium, l: large }[size];
}

/** A machine that is drawn in three sizes, stretched to its dimensions. */
export function stretchMachine(
  machine: Omit<Machine, "build"> & { build: (size: Size) => Solid[] },
): Machine {
  return {
    ...machine,
    build: (spec) => {
      const size = spec.share < 0.6 ? "s" : spec.share < 0.85 ? "m" : "l";
      return fit(machine.build(size), spec.cm);
    },
  };
}

/** The hero view of machines that are longer than wide, built lying along y: it shows their right side. */
export const lengthwiseTurn = 122;
