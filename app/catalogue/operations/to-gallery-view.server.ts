import { toWidth } from "../../foundation/sized-picture";
import { defaultPicture } from "../model/default-picture";
import { toLargePicture } from "../model/drawn-front";
import { readPictureName } from "../model/picture-view";
import type { Product } from "../model/product";
import type { GalleryView } from "../model/product-view";
import type { PageI18n } from "./page-i18n.server";
import { toBadge } from "./to-card-view.server";

const maxPictures = 9;
/** Sharp over the whole width of a desktop's window. */
const largestWidth = 1440;
/** Most frames of a 360° view. */
const maxFrames = 72;

/** Builds the gallery: pictures with the names of their views, the 360° view and the video. */
export function toGalleryView(product: Product, i18n: PageI18n): GalleryView {
  const { badge, mark } = toBadge(product, i18n);
  const own = product.pictures.map(({ url }) => url).slice(0, maxPictures);
  const pictures = (own.length > 0 ? own : [product.picture ?? defaultPicture]).map((picture) =>
    toWidth(toLargePicture(picture), largestWidth),
  );
  const frames = listTurnFrames(pictures[0] ?? "", product.turnFrames);
  const { video } = product;
  return {
    name: product.name,
    pictures: pictures.map((url, at) => ({ url, view: readPictureName(url).view ?? String(at + 1) })),
    badge,
    isOffer: mark === "offer",
    ...(frames.length > 0 && { turn: frames }),
    ...(video && { video }),
  };
}

/** Frames are next to the front: `mixer-front.svg` turns in `mixer-turn-01.svg` and so on. Empty without a front. */
export function listTurnFrames(front: string, count: number): readonly string[] {
  const [, stem, ending] = /^(.*)-front(\.[a-z]+)$/.exec(front) ?? [];
  if (stem === undefined || ending === undefined || count < 2) return [];
  return Array.from(
    { length: Math.min(count, maxFrames) },
    (_, at) => `${stem}-turn-${String(at + 1).padStart(2, "0")}${ending}`,
  );
}
