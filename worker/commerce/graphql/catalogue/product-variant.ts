import { loadStock } from "../../inventory/load-inventory.ts";
import { choosePrice } from "../../products/choose-price.ts";
import type { Image, ProductData } from "../../products/product.ts";
import { chooseNames, type NameArguments } from "../fields/choose-names.ts";
import type { RequestContext } from "../request-context.ts";
import { attributesOf, loadWholeAttributes, type VariantSource } from "./product-sources.ts";
import { toRawAttributes } from "./raw-attribute.ts";

interface PriceArguments {
  readonly currency: string;
  readonly country?: string | null;
  readonly customerGroupId?: string | null;
  readonly channelId?: string | null;
  readonly date?: string | null;
}

function resolvePrice({ variant }: VariantSource, args: PriceArguments, context: RequestContext) {
  const { currency, country, customerGroupId, channelId, date } = args;
  return choosePrice(variant.prices, {
    currency,
    country,
    customerGroup: customerGroupId,
    channel: channelId,
    at: date ? new Date(date) : context.now,
  });
}

/** The stock that belongs to no channel; null when no entry is kept for the SKU. */
async function resolveAvailability({ variant }: VariantSource, _args: object, context: RequestContext) {
  const entry = variant.sku === undefined ? null : await loadStock(context, variant.sku);
  if (!entry) return null;
  const { availableQuantity, restockableInDays, version, id } = entry;
  const noChannel = { isOnStock: availableQuantity > 0, availableQuantity, restockableInDays, version, id };
  return { noChannel };
}

async function resolveAttributes(
  { product, variant }: VariantSource,
  args: NameArguments,
  context: RequestContext,
) {
  const chosen = chooseNames(variant.attributes, args);
  const find = (data: ProductData) => attributesOf(data, variant.id);
  return toRawAttributes(context, product, await loadWholeAttributes(context, product, chosen, find));
}

export const productVariantResolvers = {
  ProductVariant: {
    id: ({ variant }: VariantSource) => variant.id,
    key: ({ variant }: VariantSource) => variant.key ?? null,
    sku: ({ variant }: VariantSource) => variant.sku ?? null,
    prices: ({ variant }: VariantSource) => variant.prices,
    images: ({ variant }: VariantSource) => variant.images,
    price: resolvePrice,
    availability: resolveAvailability,
    attributesRaw: resolveAttributes,
  },
  Image: {
    dimensions: ({ dimensions }: Image) => ({ width: dimensions.w, height: dimensions.h }),
  },
};
