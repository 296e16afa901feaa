import type { Figures } from "../catalogue/assortment/family.ts";
import type { BodyColour } from "./drawing/paint.ts";

/** What a machine is drawn from: a product of the assortment, without its brand. */
export interface PictureSpec {
  /** Key of the family in the assortment. */
  family: string;
  type: 0 | 1;
  /** The lead figure: what the family's sizes are told apart by. */
  lead: number;
  /** Which of the product's variants, where that can be seen. */
  choice?: number;
  /** Net outer dimensions; length goes from the front to the back. */
  cm: { width: number; height: number; length: number };
  /** Technical figures by attribute, the lead figure and the variant's own among them. */
  figures: Figures;
  /** What stands on its display: digits, "-" and blanks. */
  display: string;
  /** Its diagonal as a share of that of the family's largest: smaller ones stay smaller in the frame. */
  share: number;
}

/** A product's picture as the catalogue names it. */
export type PictureName = Pick<PictureSpec, "family" | "type" | "lead" | "choice"> & { colour: BodyColour };

/** Families whose variants look different: by wheels, by the material of the top, by the colour of the cover. */
const seenChoices: ReadonlySet<string> = new Set([
  "workbench",
  "pallet-truck",
  "massage-table",
  "weight-bench",
]);

/** Can a shopper see which variant of a product of this family stands before him? */
export function isChoiceSeen(family: string): boolean {
  return seenChoices.has(family);
}

/** First part of all file names of a product: `tig-welder-1-250-red`, `workbench-0-150-1-blue`, lead 2.5 as `2p5`. */
export function pictureStem({ family, type, lead, choice, colour }: PictureName): string {
  const variant = choice !== undefined && isChoiceSeen(family) ? `-${choice}` : "";
  return `${family}-${type}-${String(lead).replace(".", "p")}${variant}-${colour}`;
}

export const views = ["front", "left", "right", "rear"] as const;
export type ViewName = (typeof views)[number];

/** The file of one view. A front is there as JPEG too, for where SVG is not shown. */
export function viewFile(stem: string, view: ViewName): string {
  return `${stem}-${view}.svg`;
}

/** The machine taken apart: the fifth picture of the largest product of each type of some families. */
export function explodedFile(stem: string): string {
  return `${stem}-exploded.svg`;
}

/** Families that have an exploded view. */
export const explodedFamilies: ReadonlySet<string> = new Set([
  "planetary-mixer",
  "air-compressor",
  "electric-hoist",
  "pressure-washer",
  "industrial-vacuum",
  "ultrasonic-cleaner",
]);

export const turnFrames = 36;

/** A frame (from 1) of the 360° view; only the largest of each type of a turning family, its first variant, has it. */
export function turnFile(stem: string, frame: number): string {
  return `${stem}-turn-${String(frame).padStart(2, "0")}.svg`;
}

/** The clip of a turning family's type and its still, in the colour of the family's first brand. */
export function clipFiles(family: string, type: 0 | 1): { clip: string; poster: string } {
  return { clip: `${family}-${type}-clip.webp`, poster: `${family}-${type}-clip-poster.jpg` };
}

/** Pictures of what is not a product, 480 × 480 but for the scenes (1200 × 640) and the brands (240 × 80). */
export const departmentFile = (key: string): string => `department-${key}.svg`;
export const groupFile = (key: string): string => `group-${key}.svg`;
export const industryFile = (key: string): string => `industry-${key}.svg`;
export const sceneFile = (department: string): string => `scene-${department}.svg`;
export const editorialFile = (number: number): string => `editorial-${number}.svg`;
export const storyFile = (story: string): string => `story-${story}.svg`;
/** By the brand's key in the assortment: `royalCatering` is `brand-royal-catering.svg`. */
export const brandFile = (key: string): string =>
  `brand-${key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.svg`;
/** These are products' only pictures: named like a front, so that they are painted as JPEG too. */
export const accessoryFile = (kind: string): string => `accessory-${kind}-front.svg`;
export const serviceFile = (kind: string): string => `service-${kind}-front.svg`;
export const emptyFile = (name: string): string => `empty-${name}.svg`;
