const drawnFront = /^(\/pictures\/[\w-]+-front)\.svg$/;

/**
 * Returns a picture's path for programs without SVG support, such as messengers.
 *
 * @returns the JPEG next to a drawn front; null for another SVG; otherwise the picture
 * Source: decision 028
 */
export function toSharedPicture(picture: string | null | undefined): string | null {
  if (!picture) return null;
  const [, front] = drawnFront.exec(picture) ?? [];
  if (front) return `${front}.jpg`;
  return /\.svg$/i.test(picture) ? null : picture;
}
