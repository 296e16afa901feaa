import type { AttributeValues, Family } from "../catalogue/assortment/family.ts";
import type { Brand } from "../catalogue/brand.ts";
import type { BodyColour } from "./drawing/paint.ts";

/** The input of a machine's drawing: a product of the assortment, without its brand. */
export interface PictureSpec {
  /** Key of the family in the assortment. */
  family: string;
  type: 0 | 1;
  /** The lead figure, which distinguishes the family's sizes. */
  lead: number;
  /** The variant, if variants look different. */
  choice?: number;
  /** Net outer dimensions; length goes from the front to the back. */
  cm: { width: number; height: number; length: number };
  /** Technical figures by attribute, including the lead figure and the variant's own. */
  attributeValues: AttributeValues;
  /** Number of its size among those of its type, from 0. */
  rank: number;
  /** The same as a share: 0 is the smallest, 1 the largest. */
  step: number;
  /** Text of its display: digits, "-" and spaces. */
  display: string;
}

/** A product's picture as the catalogue names it. */
export type PictureName = Pick<PictureSpec, "family" | "type" | "lead" | "choice"> & {
  colour: BodyColour;
  /** Only of a brand with the colour of an earlier brand of its family: `makerOf`. */
  maker?: string | undefined;
};

/** Distinguishes brands of a family that have the same colour: the first needs no name, others have their prefix. */
export function makerOf({ brands }: Pick<Family, "brands">, brand: Brand): string | undefined {
  const first = brands.find(({ colour }) => colour === brand.colour);
  return first === brand ? undefined : brand.prefix.toLowerCase();
}

/** Families whose variants look different: by wheels, by the material of the top, by the colour of the cover. */
const seenChoices: ReadonlySet<string> = new Set([
  "workbench",
  "pallet-truck",
  "massage-table",
  "weight-bench",
]);

/** Reports whether a shopper can see a product's variant in this family. */
export function isChoiceSeen(family: string): boolean {
  return seenChoices.has(family);
}

/**
 * Returns the first part of all file names of a product: `tig-welder-1-250-red`, `workbench-0-150-1-blue`, lead 2.5 as
 * `2p5`.
 */
export function pictureStem({ family, type, lead, choice, colour, maker }: PictureName): string {
  const brand = maker === undefined ? "" : `-${maker}`;
  return `${sizeStem({ family, type, lead, choice })}-${colour}${brand}`;
}

function sizeStem({ family, type, lead, choice }: Omit<PictureName, "colour" | "maker">): string {
  const variant = choice !== undefined && isChoiceSeen(family) ? `-${choice}` : "";
  return `${family}-${type}-${String(lead).replace(".", "p")}${variant}`;
}

export const views = ["front", "left", "right", "rear"] as const;
export type ViewName = (typeof views)[number];

/** Returns the file of one view. A front also exists as JPEG, for clients that do not show SVG, and as WebP for lists. */
export function viewFile(stem: string, view: ViewName): string {
  return `${stem}-${view}.svg`;
}

/** Returns the exploded view: the sixth picture of the largest product of each type of some families. */
export function explodedFile(stem: string): string {
  return `${stem}-exploded.svg`;
}

/** Returns the drawing with dimensions, which is the same for all makers of a machine. */
export function dimensionsFile({
  family,
  type,
  lead,
  choice,
}: Omit<PictureName, "colour" | "maker">): string {
  return `${sizeStem({ family, type, lead, choice })}-dimensions.svg`;
}

/** Returns what is in the box: the machine, its manual and its parts, and a set's accessories by their kinds. */
export function contentsFile(stem: string, kinds: readonly string[] = []): string {
  return `${setStem(stem, kinds)}-contents.svg`;
}

/** Returns the first picture of a set: the machine and its accessories, by their kinds. */
export function setFile(stem: string, kinds: readonly string[]): string {
  return viewFile(setStem(stem, kinds), "front");
}

function setStem(stem: string, kinds: readonly string[]): string {
  return kinds.length === 0 ? stem : [stem, "set", ...kinds].join("-");
}

/** Traces of use: none but an opened carton, scratches, a dent. */
export const grades = ["a", "b", "c"] as const;
export type Grade = (typeof grades)[number];

/** Returns the first picture of a used machine: beside its carton, with its traces of use. */
export function usedFile(stem: string, grade: Grade): string {
  return viewFile(`${stem}-used-${grade}`, "front");
}

/** Returns the close-up of the controls. */
export function controlsFile(stem: string): string {
  return `${stem}-controls.svg`;
}

/** Families, or one type of them, without a display, a switch or a knob on a panel. */
const withoutControls: ReadonlySet<string> = new Set([
  "fan-heater-0",
  "hydraulic-press",
  "impact-wrench",
  "lifting-table",
  "log-splitter",
  "massage-table",
  "pallet-truck",
  "tool-trolley",
  "water-pump-1",
  "weight-bench",
  "work-light-0",
  "workbench",
]);

/** Reports whether machines of a type have a close-up of their controls. */
export function hasControls({ family, type }: Pick<PictureSpec, "family" | "type">): boolean {
  return !withoutControls.has(family) && !withoutControls.has(`${family}-${type}`);
}

/** Families with an exploded view. */
export const explodedFamilies: ReadonlySet<string> = new Set([
  "planetary-mixer",
  "air-compressor",
  "electric-hoist",
  "pressure-washer",
  "industrial-vacuum",
  "ultrasonic-cleaner",
]);

export const turnFrames = 36;

/**
 * Returns a frame (from 1) of the 360° view.
 * Only the largest of each type of a rotating family has it, in its first variant.
 */
export function turnFile(stem: string, frame: number): string {
  return `${stem}-turn-${String(frame).padStart(2, "0")}.svg`;
}

/** Returns the clip of a rotating family's type and its still, in the colour of the family's first brand. */
export function clipFiles(family: string, type: 0 | 1): { clip: string; poster: string } {
  return { clip: `${family}-${type}-clip.webp`, poster: `${family}-${type}-clip-poster.jpg` };
}

/** Pictures of other things than products, 480 × 480 except the scenes (1200 × 640) and the brands (240 × 80). */
export const departmentFile = (key: string): string => `department-${key}.svg`;
export const groupFile = (key: string): string => `group-${key}.svg`;
export const industryFile = (key: string): string => `industry-${key}.svg`;
export const sceneFile = (department: string): string => `scene-${department}.svg`;
export const editorialFile = (number: number): string => `editorial-${number}.svg`;
export const storyFile = (story: string): string => `story-${story}.svg`;
/** By the brand's key in the assortment: `royalCatering` is `brand-royal-catering.svg`. */
export const brandFile = (key: string): string =>
  `brand-${key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.svg`;
/** These are products' only pictures: named like a front, so that they are rendered as JPEG too. */
export const accessoryFile = (kind: string): string => `accessory-${kind}-front.svg`;
export const serviceFile = (kind: string): string => `service-${kind}-front.svg`;
export const emptyFile = (name: string): string => `empty-${name}.svg`;

/** Returns the WebP of a picture in lists. */
export const listedFile = (file: string): string => file.replace(/\.svg$/, ".webp");

/**
 * Returns the width of the WebP that a picture has for lists, in pixels; null: it has none. A browser lays out every
 * SVG as a document of its own, which blocks a page of cards.
 */
export function listedWidth(file: string): number | null {
  if (/(?:^|\/)industry-[\w-]+\.svg$/.test(file)) return 176;
  return /(?:-front|(?:^|\/)(?:department|group)-[\w-]+)\.svg$/.test(file) ? 400 : null;
}
