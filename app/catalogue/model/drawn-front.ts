import { toWidth } from "../../foundation/sized-picture";

/** The width that networks and price comparisons ask of a picture. */
const sharedWidth = 1200;

/** A drawn front is in three files: a small WebP for lists, the whole SVG, and a JPEG for programs without both. */
const drawnFront = /^(\/pictures\/[\w-]+-front)\.(?:svg|webp)$/;

/**
 * Returns a picture's path for programs without SVG support, such as messengers.
 *
 * @returns the JPEG of a drawn front; null for another SVG; a photograph 1,200 pixels wide; otherwise the picture
 * Source: decision 028
 */
export function toSharedPicture(picture: string | null | undefined): string | null {
  if (!picture) return null;
  const [, front] = drawnFront.exec(picture) ?? [];
  if (front) return `${front}.jpg`;
  return /\.svg$/i.test(picture) ? null : toWidth(picture, sharedWidth);
}

/**
 * Returns a picture's path at any size.
 *
 * @returns the SVG of a drawn front; otherwise the picture
 * Source: decision 163
 */
export function toLargePicture(picture: string): string {
  return picture.replace(drawnFront, "$1.svg");
}
