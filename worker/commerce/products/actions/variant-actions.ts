import { array, boolean, integer, optional, string, type, unknown } from "superstruct";
import { invalidInput, invalidOperation } from "../../errors/platform-errors.ts";
import { NameStruct } from "../../resources/draft-structs.ts";
import type { JsonObject } from "../../resources/json.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { type Attribute, allVariants, type ProductData, type Variant } from "../product.ts";
import { ImageStruct, PriceDraftStruct, VariantDraftStruct } from "../product-draft.ts";
import { toImage, toPrice, toVariant } from "../to-product-data.ts";
import { onData } from "./product-action.ts";

const Target = { staged: optional(boolean()), variantId: optional(integer()), sku: optional(string()) };
type Target = { readonly variantId?: number | undefined; readonly sku?: string | undefined };

const SetAttribute = type({ ...Target, name: NameStruct, value: optional(unknown()) });
const SetPrices = type({ ...Target, prices: array(PriceDraftStruct) });
const AddImage = type({ ...Target, image: ImageStruct });
const RemoveImage = type({ ...Target, imageUrl: string() });
const SetSku = type({ ...Target, variantId: integer(), sku: optional(string()) });
const RemoveVariant = type({ ...Target, id: optional(integer()) });

function matches(variant: Variant, { variantId, sku }: Target): boolean {
  return variantId === undefined ? variant.sku === sku : variant.id === variantId;
}

function changeVariant(
  data: ProductData,
  target: Target,
  change: (variant: Variant) => Variant,
): ProductData {
  if (!allVariants(data).some((variant) => matches(variant, target))) {
    throw invalidOperation(`The variant '${target.variantId ?? target.sku}' does not exist on the product.`);
  }
  const edit = (variant: Variant) => (matches(variant, target) ? change(variant) : variant);
  return { ...data, masterVariant: edit(data.masterVariant), variants: data.variants.map(edit) };
}

function withAttribute(attributes: readonly Attribute[], name: string, value: unknown): readonly Attribute[] {
  if (value === undefined || value === null) return attributes.filter((attribute) => attribute.name !== name);
  if (!attributes.some((attribute) => attribute.name === name)) return [...attributes, { name, value }];
  return attributes.map((attribute) => (attribute.name === name ? { name, value } : attribute));
}

export const setAttribute = onData(
  (action) => parseDraft(action, SetAttribute),
  (data, { name, value, ...target }) =>
    changeVariant(data, target, (variant) => ({
      ...variant,
      attributes: withAttribute(variant.attributes, name, value),
    })),
);

export const setAttributeInAllVariants = onData(
  (action) => parseDraft(action, SetAttribute),
  (data, { name, value }) => {
    const edit = (variant: Variant) => ({
      ...variant,
      attributes: withAttribute(variant.attributes, name, value),
    });
    return { ...data, masterVariant: edit(data.masterVariant), variants: data.variants.map(edit) };
  },
);

export const setPrices = onData(
  (action) => parseDraft(action, SetPrices),
  (data, { prices, ...target }) =>
    changeVariant(data, target, (variant) => ({ ...variant, prices: prices.map(toPrice) })),
);

export const addExternalImage = onData(
  (action) => parseDraft(action, AddImage),
  (data, { image, ...target }) =>
    changeVariant(data, target, (variant) => ({ ...variant, images: [...variant.images, toImage(image)] })),
);

export const removeImage = onData(
  (action) => parseDraft(action, RemoveImage),
  (data, { imageUrl, ...target }) =>
    changeVariant(data, target, (variant) => ({
      ...variant,
      images: variant.images.filter(({ url }) => url !== imageUrl),
    })),
);

export const setSku = onData(
  (action) => parseDraft(action, SetSku),
  (data, { variantId, sku }) =>
    changeVariant(data, { variantId }, ({ sku: _old, ...variant }) => (sku ? { ...variant, sku } : variant)),
);

function parseAddVariant(action: JsonObject) {
  return { staged: action.staged !== false, draft: parseDraft(action, VariantDraftStruct) };
}

export const addVariant = onData(parseAddVariant, (data, { draft }) => {
  const id = Math.max(...allVariants(data).map((variant) => variant.id)) + 1;
  return { ...data, variants: [...data.variants, toVariant(draft, id)] };
});

export const removeVariant = onData(
  (action) => parseDraft(action, RemoveVariant),
  (data, { id, sku }) => {
    const gone = (variant: Variant) => (id === undefined ? variant.sku === sku : variant.id === id);
    if (gone(data.masterVariant)) throw invalidInput("The master variant cannot be removed.");
    return { ...data, variants: data.variants.filter((variant) => !gone(variant)) };
  },
);
