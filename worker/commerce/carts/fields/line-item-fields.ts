import { chooseText, toLocalizedStrings } from "../../graphql/fields/localized.ts";
import { referenceFields } from "../../graphql/fields/reference.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import type { FieldResolver } from "../../graphql/resolver-map.ts";
import { loadResource } from "../../resources/load-resource.ts";
import type { LineItem } from "../line-item.ts";
import { loadSnapshot } from "../storage/load-snapshot.ts";
import type { VariantSnapshot } from "../variant-snapshot.ts";
import { toItemStates } from "./item-states.ts";
import { toSelectedPrice } from "./selected-price.ts";
import { toVariantSource } from "./variant-source.ts";

type LocaleArguments = Parameters<typeof chooseText>[1];

/** A field that is answered from what the line shows of its product. */
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
