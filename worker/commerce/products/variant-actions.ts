import { integer, optional, string, type, unknown } from "superstruct";
import { assetActions, changeAssets } from "../assets/asset.ts";
import { invalidInput, invalidOperation } from "../errors/platform-errors.ts";
import { KeyStruct, NameStruct } from "../resources/draft-structs.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { type Attribute, allVariants, type Image, type Variant } from "./product.ts";
import {
  changeVariants,
  onData,
  onFields,
  onVariant,
  onVariantFields,
  type ProductAction,
  requireVariant,
} from "./product-action.ts";
import { ImageStruct, toImage, toVariant, VariantDraftStruct } from "./product-draft.ts";

/** For a variant that is not in a product yet. */
const NO_ID = 0;

function withAttribute(attributes: readonly Attribute[], name: string, value: unknown): readonly Attribute[] {
  if (value === undefined || value === null) return attributes.filter((attribute) => attribute.name !== name);
  if (!attributes.some((attribute) => attribute.name === name)) return [...attributes, { name, value }];
  return attributes.map((attribute) => (attribute.name === name ? { name, value } : attribute));
}

function requireImage({ images }: Variant, url: string): Image {
  const found = images.find((image) => image.url === url);
  if (found) return found;
  throw invalidOperation(`The variant has no image '${url}'.`);
}

const AttributeValue = { name: NameStruct, value: optional(unknown()) };
const AddedImage = type({ image: ImageStruct });

const setImageLabel = onVariantFields(
  { imageUrl: string(), label: optional(string()) },
  (variant, { imageUrl, label }) => {
    const old = requireImage(variant, imageUrl);
    const { label: _label, ...bare } = old;
    const image = label === undefined ? bare : { ...bare, label };
    return { ...variant, images: variant.images.map((item) => (item === old ? image : item)) };
  },
);

/** The actions on the assets of a variant. */
const ofAssets: Readonly<Record<string, ProductAction>> = Object.fromEntries(
  Object.entries(assetActions).map(([name, toChange]) => [
    name,
    onVariant((action) => {
      const change = toChange(action);
      return ({ assets, ...variant }) => ({ ...variant, ...changeAssets(assets, change) });
    }),
  ]),
);

/** The actions on variants, their attributes, images and assets, by their names on the platform. */
export const variantActions: Readonly<Record<string, ProductAction>> = {
  ...ofAssets,

  addVariant: onData((action) => {
    const variant = toVariant(parseDraft(action, VariantDraftStruct), NO_ID);
    return (data) => {
      const id = Math.max(...allVariants(data).map((known) => known.id)) + 1;
      return { ...data, variants: [...data.variants, { ...variant, id }] };
    };
  }),

  removeVariant: onFields({ id: optional(integer()), sku: optional(string()) }, (data, { id, sku }) => {
    const gone = requireVariant(data, { variantId: id, sku });
    if (gone === data.masterVariant) throw invalidInput("The master variant cannot be removed.");
    return { ...data, variants: data.variants.filter((variant) => variant !== gone) };
  }),

  /** Inserts the former master among the others, by its id. */
  changeMasterVariant: onFields(
    { variantId: optional(integer()), sku: optional(string()) },
    (data, target) => {
      const masterVariant = requireVariant(data, target);
      const others = allVariants(data).filter((variant) => variant !== masterVariant);
      return { ...data, masterVariant, variants: others.toSorted((left, right) => left.id - right.id) };
    },
  ),

  /** Here `sku` is the new one, not the variant's name. */
  setSku: onFields({ variantId: integer(), sku: optional(string()) }, (data, { variantId, sku }) => {
    const chosen = requireVariant(data, { variantId });
    return changeVariants(data, (variant) => {
      if (variant !== chosen) return variant;
      const { sku: _old, ...rest } = variant;
      return sku ? { ...rest, sku } : rest;
    });
  }),

  setProductVariantKey: onVariantFields({ key: optional(KeyStruct) }, ({ key: _old, ...variant }, { key }) =>
    key ? { ...variant, key } : variant,
  ),

  setAttribute: onVariantFields(AttributeValue, (variant, { name, value }) => ({
    ...variant,
    attributes: withAttribute(variant.attributes, name, value),
  })),

  setAttributeInAllVariants: onFields(AttributeValue, (data, { name, value }) =>
    changeVariants(data, (variant) => ({
      ...variant,
      attributes: withAttribute(variant.attributes, name, value),
    })),
  ),

  /** An attribute of the product itself, as its type defines it. */
  setProductAttribute: onFields(AttributeValue, ({ attributes, ...data }, { name, value }) => {
    const next = withAttribute(attributes ?? [], name, value);
    return next.length === 0 && attributes === undefined ? data : { ...data, attributes: next };
  }),

  addExternalImage: onVariant((action) => {
    const image = toImage(parseDraft(action, AddedImage).image);
    return (variant) => ({ ...variant, images: [...variant.images, image] });
  }),

  removeImage: onVariantFields({ imageUrl: string() }, (variant, { imageUrl }) => {
    const gone = requireImage(variant, imageUrl);
    return { ...variant, images: variant.images.filter((image) => image !== gone) };
  }),

  setImageLabel,
  changeImageLabel: setImageLabel,

  /** Counted from 0. Throws InvalidOperation for a position beyond the last image. */
  moveImageToPosition: onVariantFields(
    { imageUrl: string(), position: integer() },
    (variant, { imageUrl, position }) => {
      const moved = requireImage(variant, imageUrl);
      const others = variant.images.filter((image) => image !== moved);
      if (position < 0 || position > others.length)
        throw invalidOperation(`The variant has no image position ${position}.`);
      return { ...variant, images: others.toSpliced(position, 0, moved) };
    },
  ),
};
