const drawnFront = /^(\/pictures\/[\w-]+-front)\.svg$/;

/**
 * Chooses the path of a picture for programs without SVG support: messengers, networks, mail programs.
 *
 * @returns the JPEG next to each drawn front; null for another SVG, which has none
 * Source: decision 016
 */
export function toSharedPicture(picture: string | null | undefined): string | null {
  if (!picture) return null;
  const [, front] = drawnFront.exec(picture) ?? [];
  if (front) return `${front}.jpg`;
  return /\.svg$/i.test(picture) ? null : picture;
}
