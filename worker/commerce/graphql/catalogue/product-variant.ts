import { choosePrice } from "../../pricing/choose-price.ts";
import type { Image, ProductData } from "../../products/product.ts";
import { attributesOf, loadWholeAttributes, type VariantSource } from "../../products/product-sources.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { chooseNames, type NameArguments } from "../../schema/field-resolvers.ts";
import { loadPricesOfSku } from "../../standalone-prices/standalone-price.ts";
import { resolveAvailability } from "./availability.ts";
import { toRawAttributes } from "./raw-attribute.ts";

interface PriceArguments {
  readonly currency: string;
  readonly country?: string | null;
  readonly customerGroupId?: string | null;
  readonly customerGroupAssignmentIds?: readonly string[] | null;
  readonly channelId?: string | null;
  readonly date?: string | null;
}

/** The product's own prices, or the SKU's standalone prices, by its price mode. */
function loadPrices({ product, variant }: VariantSource, context: RequestContext) {
  if (product.priceMode !== "Standalone") return variant.prices;
  return variant.sku === undefined ? [] : loadPricesOfSku(context, variant.sku);
}

async function resolvePrice(source: VariantSource, args: PriceArguments, context: RequestContext) {
  const { currency, country, customerGroupId, customerGroupAssignmentIds, channelId, date } = args;
  return choosePrice(await loadPrices(source, context), {
    currency,
    country,
    customerGroup: customerGroupId,
    customerGroups: customerGroupAssignmentIds,
    channel: channelId,
    at: date ? new Date(date) : context.now,
  });
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
