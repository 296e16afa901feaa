import type { LineItem, LineItemPrice } from "../../carts/cart.ts";
import type { VariantSnapshot } from "../../carts/cart-facts.ts";
import { loadSnapshot } from "../../carts/storage/variant-snapshots.ts";
import type { Price } from "../../pricing/price.ts";
import { productPriceResolvers } from "../../products/product-price-resolvers.ts";
import type { VariantSource } from "../../products/product-sources.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource } from "../../resources/load-resource.ts";
import {
  chooseText,
  type FieldResolver,
  referenceFields,
  toLocalizedStrings,
} from "../../schema/field-resolvers.ts";
import { toItemStates } from "./content-fields.ts";

type LocaleArguments = Parameters<typeof chooseText>[1];

/** A field resolved from the line's product data. */
function fromSnapshot<Args extends object>(
  read: (snapshot: VariantSnapshot, args: Args, context: RequestContext) => unknown,
): FieldResolver {
  return async (line: LineItem, args: Args, context: RequestContext) => {
    const snapshot = await loadSnapshot(context, line.snapshotId);
    return snapshot && read(snapshot, args, context);
  };
}

export const lineItemFields: Readonly<Record<string, FieldResolver>> = {
  ...referenceFields("supplyChannel", "distributionChannel"),
  name: fromSnapshot(({ name }, args: LocaleArguments) => chooseText(name, args)),
  nameAllLocales: fromSnapshot(({ name }) => toLocalizedStrings(name)),
  productSlug: fromSnapshot(({ slug }, args: LocaleArguments) => chooseText(slug, args)),
  productSlugAllLocales: fromSnapshot(({ slug }) => toLocalizedStrings(slug)),
  productKey: fromSnapshot(({ productKey }) => productKey),
  productType: fromSnapshot((snapshot, _args, context) => loadResource(context, snapshot.productTypeId)),
  productTypeRef: fromSnapshot(({ productTypeId }) => ({ typeId: "product-type", id: productTypeId })),
  variant: fromSnapshot(toVariantSource),
  price: ({ price }: LineItem) => toSelectedPrice(price),
  state: toItemStates,
};

/** The line's variant in the form of the catalogue's resolvers; its former prices are not stored. */
function toVariantSource(snapshot: VariantSnapshot): VariantSource {
  return {
    product: {
      id: snapshot.productId,
      key: snapshot.productKey ?? null,
      version: 1,
      createdAt: "",
      lastModifiedAt: "",
      productTypeId: snapshot.productTypeId,
      taxCategoryId: snapshot.taxCategory?.id ?? null,
      published: true,
      current: null,
      staged: null,
      reviewRatingStatistics: null,
    },
    variant: { ...snapshot.variant, prices: [] },
  };
}

/** A price that was selected for a line: its reduction stays, even if the product discount changed since. */
interface SelectedPrice extends LineItemPrice {
  readonly isSelected: true;
}

function toSelectedPrice(price: LineItemPrice): SelectedPrice {
  return { ...price, isSelected: true };
}

/** The catalogue checks whether a reduction is still active; a line's price retains the reduction of the sale. */
export function resolveDiscounted(price: SelectedPrice | Price, args: object, context: RequestContext) {
  if ("isSelected" in price) return price.discounted ?? null;
  return productPriceResolvers.ProductPrice.discounted(price, args, context);
}
