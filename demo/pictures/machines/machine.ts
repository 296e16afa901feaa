import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";

/** A family of machines that are drawn from their dimensions and figures. */
export interface Machine {
  family: string;
  /** Builds in centimetres, standing on z = 0, the front looking at -y; as wide, high and long as `spec.cm` says. */
  build: (spec: PictureSpec) => Solid[];
  /** How far the camera of the hero picture is turned to the right, in degrees. */
  turn?: number;
}

/** Returns a figure of a machine, or a default if the assortment has none. */
export function attributeValueOf(
  { attributeValues }: PictureSpec,
  name: keyof PictureSpec["attributeValues"],
  usual: number,
): number {
  const attributeValue = attributeValues[name];
  return typeof attributeValue === "number" ? attributeValue : usual;
}

/** Outer dimensions in centimetres. */
export type Measures = PictureSpec["cm"];

/** The hero view of machines that are longer than wide, built along y: it shows their right side. */
export const lengthwiseTurn = 122;
