import type { AttributeName } from "../attribute.ts";
import type { Brand } from "../brand.ts";
import type { Words } from "../words.ts";

export type FamilyKey = keyof Words["families"];
export type GroupKey = keyof Words["groups"];
export type PictureSize = "s" | "m" | "l";
export type Figure = number | string | boolean;

/** One size of a machine: every figure follows from the first one, so that no product contradicts itself. */
export interface MachineSize {
  /** Which of the family's two types it belongs to. */
  readonly type: 0 | 1;
  readonly picture: PictureSize;
  /** In the order of the family's attributes. */
  readonly figures: readonly Figure[];
  readonly netKg: number;
  /** Width, height, length in cm. */
  readonly netCm: readonly [number, number, number];
  /** Gross, tax included. */
  readonly euros: number;
}

export interface Family {
  readonly key: FamilyKey;
  readonly group: GroupKey;
  readonly brands: readonly [Brand, Brand];
  readonly modelLetters: string;
  /** In the order of their importance: the first three stand on the card. */
  readonly attributes: readonly AttributeName[];
  /** Attributes whose figures stand in the product's name. */
  readonly nameFigures: readonly AttributeName[];
  /** Attributes whose figures fill {0}, {1}, … in the sentence on what it is for. */
  readonly useFigures: readonly AttributeName[];
  readonly highlights: readonly (keyof Words["highlights"])[];
  readonly warnings: readonly (keyof Words["warnings"])[];
  readonly packageItem: keyof Words["packages"];
  /** Where a type is divided once more, by a figure: below the limit, and from it. */
  readonly subTypes?: { readonly attribute: AttributeName; readonly limits: readonly [number, number] };
  readonly sizes: readonly MachineSize[];
}

/** Writes a size as one row of the family's table. */
export function size(
  type: 0 | 1,
  picture: PictureSize,
  figures: readonly Figure[],
  netKg: number,
  netCm: readonly [number, number, number],
  euros: number,
): MachineSize {
  return { type, picture, figures, netKg, netCm, euros };
}
