/**
 * Pictures that the image gateway resizes. Its protocol is Cloudflare Images' URL transformation: `/cdn-cgi/image/`, the
 * options, and the address of the original (https://developers.cloudflare.com/images/transform-images/transform-via-url/).
 */
const sized = /^\/cdn-cgi\/image\/width=\d+,/;

/** AVIF, WebP or JPEG, as the browser accepts; never larger than the original. */
const options = "fit=scale-down,format=auto,quality=80";

/** Sharp on a card of a phone; also what a browser without `srcset` loads. */
const usualWidth = 480;

const photograph = /^https?:\/\/([^/?#]+)\/[^?#]+\.(?:jpe?g|png|webp|avif)$/i;

/**
 * Returns the path at which the image gateway has a merchant's photograph, 480 pixels wide.
 *
 * @param hosts the hosts whose photographs it resizes, with their port if it is not the usual one
 * @returns the address itself if it is no photograph of these hosts
 */
export function toSizedPicture(url: string, hosts: readonly string[]): string {
  const [, host] = photograph.exec(url) ?? [];
  return host && hosts.includes(host.toLowerCase())
    ? `/cdn-cgi/image/width=${usualWidth},${options}/${url}`
    : url;
}

/** Returns a resized picture's path at another width in pixels; any other picture as it is. */
export function toWidth(picture: string, width: number): string {
  return picture.replace(sized, `/cdn-cgi/image/width=${width},`);
}

/** The attributes of an `<img>` with several widths. */
export type PictureSources = { readonly srcSet: string; readonly sizes: string };

/**
 * Returns the widths, in pixels, in which a resized picture is offered; undefined for any other, which has one size.
 *
 * @param sizes its width on the page, as the attribute `sizes` says it
 */
export function toPictureSources(
  picture: string,
  widths: readonly number[],
  sizes: string,
): PictureSources | undefined {
  if (!sized.test(picture)) return undefined;
  return { srcSet: widths.map((width) => `${toWidth(picture, width)} ${width}w`).join(", "), sizes };
}
