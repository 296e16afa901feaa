import { boolean, integer, optional, string, type } from "superstruct";
import { invalidOperation } from "../../errors/platform-errors.ts";
import type { JsonObject } from "../../json/json.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import type { Image, Variant } from "../product.ts";
import { ImageStruct } from "../product-draft.ts";
import { toImage } from "../to-product-data.ts";
import { changeVariant } from "./change-variant.ts";
import { onData } from "./product-action.ts";

const Target = { staged: optional(boolean()), variantId: optional(integer()), sku: optional(string()) };
const AddImage = type({ ...Target, image: ImageStruct });
const OnImage = type({ ...Target, imageUrl: string() });
const LabelImage = type({ ...Target, imageUrl: string(), label: optional(string()) });
const MoveImage = type({ ...Target, imageUrl: string(), position: integer() });

function requireImage({ images }: Variant, url: string): Image {
  const found = images.find((image) => image.url === url);
  if (found) return found;
  throw invalidOperation(`The variant has no image '${url}'.`);
}

export const addExternalImage = onData(
  (action) => parseDraft(action, AddImage),
  (data, { image, ...target }) =>
    changeVariant(data, target, (variant) => ({ ...variant, images: [...variant.images, toImage(image)] })),
);

export const removeImage = onData(
  (action) => parseDraft(action, OnImage),
  (data, { imageUrl, ...target }) =>
    changeVariant(data, target, (variant) => {
      const gone = requireImage(variant, imageUrl);
      return { ...variant, images: variant.images.filter((image) => image !== gone) };
    }),
);

const labelImage = onData(
  (action: JsonObject) => parseDraft(action, LabelImage),
  (data, { imageUrl, label, ...target }) =>
    changeVariant(data, target, (variant) => {
      const old = requireImage(variant, imageUrl);
      const { label: _label, ...bare } = old;
      const image = label === undefined ? bare : { ...bare, label };
      return { ...variant, images: variant.images.map((item) => (item === old ? image : item)) };
    }),
);

export const setImageLabel = labelImage;
export const changeImageLabel = labelImage;

/** Counted from 0. Throws InvalidOperation for a place beyond the last image. */
export const moveImageToPosition = onData(
  (action) => parseDraft(action, MoveImage),
  (data, { imageUrl, position, ...target }) =>
    changeVariant(data, target, (variant) => {
      const moved = requireImage(variant, imageUrl);
      const others = variant.images.filter((image) => image !== moved);
      if (position < 0 || position > others.length) {
        throw invalidOperation(`The variant has no image position ${position}.`);
      }
      return { ...variant, images: others.toSpliced(position, 0, moved) };
    }),
);
